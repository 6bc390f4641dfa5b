/** Faces of faults in query parameters and paths (400). */
import type { RefusalFace } from './face.ts';

export type QueryCode =
  | 'cursor-not-ours'
  | 'duplicate-parameter'
  | 'missing-parameter'
  | 'parameter-form'
  | 'period-empty'
  | 'period-too-long'
  | 'unknown-parameter';

export const queryProblems = {
  'cursor-not-ours': {
    title: 'Not a cursor of this search',
    detail: () => 'A cursor is sent back as it came, with the same filters.',
  },
  'duplicate-parameter': {
    title: 'A parameter appears twice',
    detail: ({ name }) => `${name} is given more than once.`,
  },
  'missing-parameter': { title: 'A parameter is missing', detail: ({ name, why }) => `${name} is needed${why}.` },
  'parameter-form': { title: 'Wrong form of a parameter', detail: ({ name, form }) => `${name} must be ${form}.` },
  'period-empty': {
    title: 'The period is empty',
    detail: () => 'to must be later than from.',
  },
  'period-too-long': {
    title: 'The period is too long',
    detail: ({ most }) => `from and to may be at most ${most} days apart.`,
  },
  'unknown-parameter': {
    title: 'Unknown parameter',
    detail: ({ name }) => `There is no parameter ${name} here; it is not ignored.`,
  },
} as const satisfies Record<QueryCode, RefusalFace>;
