/** What a unit of work gives that must not stay: returned by it, it is rolled back and its caller gets this. */
export class RolledBack<T = unknown> {
  readonly value: T;
  constructor(value: T) {
    this.value = value;
  }
}
