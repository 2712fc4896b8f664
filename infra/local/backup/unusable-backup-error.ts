/** A backup cannot be used. The message says why, for the operator; nothing has been changed. */
export class UnusableBackupError extends Error {
  override readonly name = 'UnusableBackupError';
}
