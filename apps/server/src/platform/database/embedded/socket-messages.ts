import type { Socket } from "node:net";
import { deserialize, serialize } from "node:v8";

/** Length of the header before each message, in bytes. It contains the length of the message. */
const MESSAGE_HEADER_BYTES = 4;

export function writeSocketMessage(socket: Socket, message: unknown): void {
  const body = serialize(message);
  const head = Buffer.alloc(MESSAGE_HEADER_BYTES);
  head.writeUInt32BE(body.length);
  socket.cork();
  socket.write(head);
  socket.write(body);
  socket.uncork();
}

/** Calls back for each complete message. Both ends are processes of the same user, so the bytes are trusted. */
export function onMessages<Message>(socket: Socket, listener: (message: Message) => void): void {
  let rest: Buffer = Buffer.alloc(0);
  socket.on("data", (chunk: Buffer) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length >= MESSAGE_HEADER_BYTES) {
      const end = MESSAGE_HEADER_BYTES + rest.readUInt32BE(0);
      if (rest.length < end) break;
      const message = deserialize(rest.subarray(MESSAGE_HEADER_BYTES, end)) as Message;
      rest = rest.subarray(end);
      listener(message);
    }
  });
}
