package kanon.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.AlgorithmParameters;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import kanon.client.api.ReceiptsApi;
import kanon.client.api.ServiceApi;
import kanon.client.api.SettleApi;
import kanon.client.model.*;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Drives the started service with the generated client. */
class DriveTest {
  private static final String PLAYED = "2026-01-01T20:15:00+04:00";
  private static final ApiClient client = new ApiClient();
  private static final ObjectMapper mapper = client.getObjectMapper();
  private static SettleApi settle;
  private static ReceiptsApi receipts;

  @BeforeAll
  static void fetchesAToken() throws Exception {
    client.updateBaseUri(System.getenv("KANON_URL"));
    Token token = new ServiceApi(client)
        .getToken("client_credentials", null, null, "demo-operator", "demo-operator-secret", null);
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + token.getAccessToken()));
    settle = new SettleApi(client);
    receipts = new ReceiptsApi(client);
  }

  private static SettleSpinRequest spin(String table, String round, int number) {
    return new SettleSpinRequest().currency("AMD").table(table).round(round).playedAt(PLAYED)
        .outcome(new SpinOutcome().number(number))
        .addBetsItem(bet("b1", BetType.STRAIGHT, 17))
        .addBetsItem(new Bet().id("b2").player("P-2").type(BetType.RED).stake(10000L));
  }

  private static Bet bet(String id, BetType type, Integer... numbers) {
    return new Bet().id(id).player("P-1").type(type).numbers(new LinkedHashSet<>(List.of(numbers))).stake(5000L);
  }

  private static JsonNode problem(int status, SettleSpinRequest body) throws Exception {
    ApiException refused = assertThrows(ApiException.class, () -> settle.settleSpin(body, null));
    assertEquals(status, refused.getCode(), refused.getResponseBody());
    return mapper.readTree(refused.getResponseBody());
  }

  @Test
  void aSpinIsSettledAndTheSameAgainIsTheSameReceipt() throws Exception {
    ApiResponse<SpinSettled> first = settle.settleSpinWithHttpInfo(spin("R-JAVA", "1", 17), null);
    assertEquals(201, first.getStatusCode());
    assertEquals(5000L * 35 - 10000, first.getData().getSettlement().getTotals().getNet());
    ApiResponse<SpinSettled> again = settle.settleSpinWithHttpInfo(spin("R-JAVA", "1", 17), null);
    assertEquals(200, again.getStatusCode());
    assertEquals(List.of("true"), header(again, "Idempotency-Replayed"));
    assertEquals(first.getData(), again.getData());
  }

  private static List<String> header(ApiResponse<?> answer, String name) {
    for (Map.Entry<String, List<String>> one : answer.getHeaders().entrySet()) {
      if (one.getKey().equalsIgnoreCase(name)) return one.getValue();
    }
    return List.of();
  }

  @Test
  void otherContentIsAConflictThatNamesTheReceiptThatStands() throws Exception {
    SpinSettled first = settle.settleSpin(spin("R-JAVA", "2", 17), null);
    assertEquals(first.getReceipt().getId(), problem(409, spin("R-JAVA", "2", 18)).get("receiptId").asText());
  }

  @Test
  void aRoundThatCannotHappenIsRefusedWithEveryFault() throws Exception {
    SettleSpinRequest body = spin("R-JAVA", "3", 17)
        .bets(List.of(bet("b1", BetType.SPLIT, 1, 36), bet("b1", BetType.CORNER, 1, 2)));
    Problem problem = mapper.treeToValue(problem(422, body), Problem.class);
    assertTrue(problem.getErrors().size() >= 2);
    assertTrue(problem.getErrors().stream().allMatch(fault -> fault.getPointer().startsWith("/bets/")));
  }

  @Test
  void blackjackAndPokerAreSettled() throws Exception {
    Hand hand = new Hand().cards(List.of("8h", "3d", "Tc")).doubled(true);
    HandSettled blackjack = settle.settleHand(new SettleHandRequest(new SettleBlackjackRequest()
        .game(SettleBlackjackRequest.GameEnum.BLACKJACK).currency("AMD").table("R-JAVA").round("4").playedAt(PLAYED)
        .dealer(new BlackjackDealer().cards(List.of("Th", "9d")))
        .addBoxesItem(new Box().id("1").player("P-1").stake(10000L).addHandsItem(hand))), null);
    assertEquals(20000L, blackjack.getSettlement().getBlackjackSettlement().getTotals().getNet());
    Seat seat = new Seat().id("1").player("P-1").ante(1000L).decision(Decision.RAISE).raise(2000L)
        .cards(List.of("As", "Ad", "Ac", "7s", "2c"));
    HandSettled poker = settle.settleHand(new SettleHandRequest(new SettleFiveCardPokerRequest()
        .game(SettleFiveCardPokerRequest.GameEnum.FIVE_CARD_POKER).currency("AMD").table("R-JAVA").round("5").playedAt(PLAYED)
        .dealer(new PokerDealer().cards(List.of("Ah", "Kd", "Qc", "9s", "3h")))
        .addSeatsItem(seat)), null);
    PokerOutcome outcome = poker.getSettlement().getPokerSettlement().getOutcome();
    assertEquals(Category.THREE_OF_A_KIND, outcome.getSeats().get(0).getCategory());
  }

  @Test
  void handsAreRanked() throws Exception {
    RankHandAnswer answer = settle.rankHand(new RankHandRequest()
        .addHandsItem(new HandToRank().id("a").cards(List.of("Ah", "Kh")))
        .addHandsItem(new HandToRank().id("b").cards(List.of("2d", "3s")))
        .board(List.of("Qh", "Jh", "Th", "2c", "3d")), null);
    assertEquals(List.of("a"), answer.getWinners());
    assertEquals(Category.ROYAL_FLUSH, answer.getHands().get(0).getCategory());
  }

  @Test
  void aSearchGivesEveryReceiptOncePageAfterPage() throws Exception {
    List<String> rounds = List.of("s1", "s2", "s3", "s4", "s5");
    for (String round : rounds) settle.settleSpin(spin("R-JAVA-search", round, 17), null);
    List<String> found = List.of();
    // A search stops a few seconds behind now.
    for (int second = 0; second < 30 && found.size() < rounds.size(); second += 1) {
      Thread.sleep(1000);
      found = search();
    }
    Collections.reverse(found);
    assertEquals(rounds, found);
  }

  private static List<String> search() throws Exception {
    List<String> found = new ArrayList<>();
    String cursor = null;
    do {
      ReceiptList page = receipts.searchReceipts(null, null, null, "R-JAVA-search", null, null, null,
          "2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z", null, 2, cursor, null);
      for (ReceiptEntry entry : page.getReceipts()) found.add(entry.getRound());
      cursor = page.getNext();
    } while (cursor != null);
    return found;
  }

  @Test
  void aReceiptsSignatureVerifiesAndAChangedOneDoesNot() throws Exception {
    Receipt receipt = settle.settleSpin(spin("R-JAVA", "6", 17), null).getReceipt();
    assertEquals(receipt, receipts.getReceipt(receipt.getId(), null).getReceipt());
    String[] parts = receipt.getJws().split("\\.");
    JsonNode header = mapper.readTree(decoded(parts[0]));
    assertEquals("ES256", header.get("alg").asText());
    assertEquals(3, header.size());
    Jwk key = new ServiceApi(client).getKeys(null).getKeys().stream()
        .filter(one -> one.getKid().equals(header.get("kid").asText())).findFirst().orElseThrow();
    PublicKey publicKey = publicKey(key);
    assertTrue(verifies(publicKey, parts[0] + "." + parts[1], decoded(parts[2])));
    String payload = new String(decoded(parts[1]), StandardCharsets.UTF_8);
    String changed = payload.replace("\"stake\":5000", "\"stake\":5001");
    assertFalse(changed.equals(payload));
    String other = Base64.getUrlEncoder().withoutPadding().encodeToString(changed.getBytes(StandardCharsets.UTF_8));
    assertFalse(verifies(publicKey, parts[0] + "." + other, decoded(parts[2])));
  }

  private static PublicKey publicKey(Jwk key) throws Exception {
    AlgorithmParameters curve = AlgorithmParameters.getInstance("EC");
    curve.init(new ECGenParameterSpec("secp256r1"));
    ECPoint point = new ECPoint(new BigInteger(1, decoded(key.getX())), new BigInteger(1, decoded(key.getY())));
    ECParameterSpec spec = curve.getParameterSpec(ECParameterSpec.class);
    return KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(point, spec));
  }

  private static boolean verifies(PublicKey key, String signed, byte[] signature) throws Exception {
    Signature verifier = Signature.getInstance("SHA256withECDSAinP1363Format");
    verifier.initVerify(key);
    verifier.update(signed.getBytes(StandardCharsets.US_ASCII));
    return verifier.verify(signature);
  }

  private static byte[] decoded(String text) {
    return Base64.getUrlDecoder().decode(text);
  }
}
