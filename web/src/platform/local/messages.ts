/** What the page and the worker that hosts games on this device say to each other; one object each. */

export type ToWorker =
  /** The first message. `takeOver`: also if another tab has the games, which then loses them. */
  | { type: 'start'; prefix: string; takeOver: boolean }
  /** `seat`: who asks at a table that several people of this device share. */
  | {
      type: 'ask';
      id: number;
      method: string;
      path: string;
      body: string | null;
      seat: number | null;
    }
  | { type: 'open'; socket: number; table: string; seat: number | null }
  | { type: 'say'; socket: number; text: string }
  | { type: 'close'; socket: number };

/** Why there are no games: nothing could be fetched, not enough memory, no storage, another tab has them, a bug. */
export type FailureReason = 'network' | 'memory' | 'storage' | 'busy' | 'error';

export type FromWorker =
  /** Bytes of the Python part, while it is fetched. */
  | { type: 'progress'; loaded: number; total: number }
  | { type: 'ready' }
  | { type: 'failed'; reason: FailureReason; detail?: string }
  | { type: 'answer'; id: number; status: number; text: string }
  | { type: 'told'; socket: number; text: string }
  | { type: 'closed'; socket: number; code: number };
