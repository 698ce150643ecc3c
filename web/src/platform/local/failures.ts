/** Why this device cannot host games, as players are told. */
import type { FailureReason } from './messages';
import { FetchFailed } from './pythonFiles';

const REASONS: readonly string[] = ['network', 'memory', 'storage', 'busy', 'error'];

/** The reason of an error: its own if it names one, or what its kind means. */
export function reasonOf(error: unknown): FailureReason {
  const {
    reason,
    type,
    message = '',
  } = error as { reason?: string; type?: string; message?: string };
  if (reason !== undefined && REASONS.includes(reason)) return reason as FailureReason;
  if (type === 'StorageUnavailable') return 'storage'; // raised by Python
  if (error instanceof RangeError || /out of memory|allocate/i.test(message)) return 'memory';
  // Imports and requests fail with this kind of error alone, if there is no network.
  if (error instanceof FetchFailed || error instanceof TypeError) return 'network';
  return 'error';
}
