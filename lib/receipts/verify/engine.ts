/** The engines that a verifier has at hand: the current one, and earlier versions where somebody gives them. */
import settleHandBody from '../../contract/generated/settle-hand.js';
import settleSpinBody from '../../contract/generated/settle-spin.js';
import { actById, type RoundRequest, settleRound } from '../../rules/index.ts';
import { canonical } from '../canonical.ts';
import { ENGINE } from '../payload.ts';
import { decidingData } from '../ruleset-data.ts';
import { sha256Text } from './text.ts';

export type SettledAgain =
  | {
      readonly ok: true;
      readonly request: Readonly<Record<string, unknown>>;
      readonly settlement: Readonly<Record<string, unknown>>;
    }
  /** `shape`: not what the contract admits; otherwise the codes of the engine's refusals. */
  | { readonly ok: false; readonly shape: boolean; readonly places: readonly string[] };

/** One version of the engine. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  /** What the engine's receipts say of an act; undefined for one it does not have. */
  ruleset(id: string): Promise<{ readonly digest: string; readonly status: string } | undefined>;
  /** Settles a round from a receipt's request. Never throws. */
  settle(request: Readonly<Record<string, unknown>>): SettledAgain;
}

const digests = new Map<string, Promise<string>>();

/** The engine that this code contains. */
export const currentEngine: Engine = {
  ...ENGINE,
  async ruleset(id) {
    const act = actById(id);
    if (act === undefined) return undefined;
    let digest = digests.get(id);
    if (digest === undefined) {
      digest = sha256Text(canonical(decidingData(act)));
      digests.set(id, digest);
    }
    return { digest: await digest, status: act.text.status.state };
  },
  settle(request) {
    const validate = request.game === undefined ? settleSpinBody : settleHandBody;
    if (!validate(request)) {
      const places = (validate.errors ?? []).slice(0, 5).map((error) => error.instancePath || '/');
      return { ok: false, shape: true, places: [...new Set(places)] };
    }
    try {
      const result = settleRound(request as unknown as RoundRequest);
      if (result.ok) return { ok: true, request: result.value.request, settlement: { ...result.value.settlement } };
      const places = result.refusals.slice(0, 5).map(({ code, pointer }) => `${pointer} ${code}`);
      return { ok: false, shape: false, places };
    } catch {
      // A time that no calendar has, say: the service refuses it before the engine sees it.
      return { ok: false, shape: true, places: ['/'] };
    }
  },
};
