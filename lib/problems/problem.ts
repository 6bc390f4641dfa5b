/** RFC 9457 problems: internal causes and public words are separate, so that nothing thrown can leak. */
import { FAULTS, type FaultCode, PROBLEM_TYPES, type ProblemName } from './catalogue.ts';

export interface Fault {
  readonly pointer: string;
  readonly code: FaultCode;
  readonly provision?: string;
  readonly facts?: Readonly<Record<string, string | number>>;
}

/** Thrown by routes and middleware, answered by the application. */
export class Problem extends Error {
  constructor(
    readonly problem: ProblemName,
    readonly parts: {
      /** A sentence for this case, made by the service; the type's own where left out. */
      readonly detail?: string;
      readonly faults?: readonly Fault[];
      readonly receiptId?: string;
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(problem);
  }

  get status(): number {
    return PROBLEM_TYPES[this.problem].status;
  }

  /** The body of the answer. @param base the service's public URL, without a slash at its end */
  body(base: string, instance: string): Record<string, unknown> {
    const type = PROBLEM_TYPES[this.problem];
    const { detail, faults, receiptId } = this.parts;
    return {
      type: `${base}/problems/${this.problem}`,
      title: type.title,
      status: type.status,
      detail: detail ?? type.detail,
      instance,
      ...(receiptId === undefined ? {} : { receiptId }),
      ...(faults === undefined ? {} : { errors: faults.map(inWords) }),
    };
  }
}

function inWords({ pointer, code, provision, facts }: Fault) {
  const detail = FAULTS[code].detail(facts ?? {});
  return { pointer, code, detail, ...(provision === undefined ? {} : { provision }) };
}
