/** Returns a simple query message of the PostgreSQL protocol, for tests that talk to the embedded engine directly. */
export function buildSimpleQuery(text: string): Buffer {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head.write("Q");
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
