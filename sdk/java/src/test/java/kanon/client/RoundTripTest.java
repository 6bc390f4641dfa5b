package kanon.client;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What the service answers is read into the generated models and written back unchanged. */
class RoundTripTest {
  private final ObjectMapper mapper = new ApiClient().getObjectMapper();

  @TestFactory
  Stream<DynamicTest> readsAndWritesBackTheSame() throws Exception {
    JsonNode cases = mapper.readTree(new File(System.getenv("KANON_CASES_FILE")));
    return StreamSupport.stream(cases.spliterator(), false)
        // A form is made of parameters, not of a model.
        .filter(one -> !one.get("schema").asText().equals("TokenRequest"))
        .map(one -> DynamicTest.dynamicTest(one.get("name").asText(), () -> roundTrip(one)));
  }

  private void roundTrip(JsonNode one) throws Exception {
    Class<?> model = Class.forName("kanon.client.model." + one.get("schema").asText());
    JsonNode value = one.get("value");
    Object read = mapper.readValue(mapper.writeValueAsString(value), model);
    assertEquals(value, mapper.readTree(mapper.writeValueAsString(read)));
    if (List.of("Settlement", "HandSettlement").contains(one.get("schema").asText())) {
      Object settlement = model.getMethod("getActualInstance").invoke(read);
      String game = value.get("game").asText();
      String name = game.equals("roulette") ? "Roulette" : game.equals("blackjack") ? "Blackjack" : "Poker";
      assertEquals(name + "Settlement", settlement.getClass().getSimpleName());
    }
  }
}
