/**
 * Result of work in a transaction that must be rolled back. The transaction is rolled back and the caller gets this
 * value.
 */
export class RolledBackResult<T = unknown> {
  readonly value: T;
  constructor(value: T) {
    this.value = value;
  }
}
