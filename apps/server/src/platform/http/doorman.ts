import type { Socket } from "node:net";
import type { AdmissionRequest, Gate } from "../admission/index.ts";
import { busyText } from "./busy-reply.ts";
import type { OpenConnections } from "./open-connections.ts";
import { type RawRequest, readRequest } from "./raw-request.ts";
import type { RequestCounts } from "./request-counts.ts";

/** Whose call it is, as far as that is known without the full road. */
export interface KnownCall extends AdmissionRequest {
  /** For the figures: `GET /api/orders/v1/orders/:id`. */
  name: string;
  isSecure: boolean;
}

interface DoormanParts {
  gate: Gate;
  counts: RequestCounts;
  connections: OpenConnections;
  /** Null: the call is none of the doorman's. */
  know: (request: RawRequest & { socket: Socket }) => KnownCall | null;
}

type Parse = (bytes: Buffer) => void;

/** One connection that was refused before. */
interface Line {
  socket: Socket;
  /** Node's own parser. */
  parse: Parse;
  hear: Parse;
  /** Bytes of the body of a request that Node's parser has begun, yet to come. */
  owed: number;
  isHeld: boolean;
  /** What came while a refusal was held back. */
  later: Buffer[];
}

/**
 * Refuses calls before Node has made requests of them, on connections that were refused once, as most of a refusal's
 * cost was that request (docs/decisions/0015). It reads only what is plain and whole; everything else goes to Node's parser
 * as it came, and so does whatever may come in or wait.
 */
export class Doorman {
  readonly #parts: DoormanParts;
  readonly #watched = new WeakSet<Socket>();

  constructor(parts: DoormanParts) {
    this.#parts = parts;
  }

  /** Looks from now on at what comes over a connection, between two requests. */
  watch(socket: Socket): void {
    if (this.#watched.has(socket) || socket.destroyed) return;
    const [parse, ...others] = socket.listeners("data") as Parse[];
    if (!parse || others.length > 0) return;
    this.#watched.add(socket);
    const line: Line = {
      socket,
      parse,
      hear: (bytes) => this.#hear(line, bytes),
      owed: 0,
      isHeld: false,
      later: [],
    };
    // Once somebody listens, Node gives its parser the bytes by a listener too: the one that we put ourselves before.
    socket.on("data", line.hear);
    socket.removeListener("data", parse);
  }

  #hear(line: Line, bytes: Buffer): void {
    if (line.isHeld) {
      line.later.push(bytes);
      line.socket.pause();
      return;
    }
    if (line.owed > 0) {
      line.owed -= bytes.length;
      if (line.owed < 0) this.#leave(line);
      return line.parse(bytes);
    }
    const request = readRequest(bytes);
    if (!request) this.#leave(line);
    else if (request.length > bytes.length) line.owed = request.length - bytes.length;
    else if (this.#refuse(line, request)) return;
    line.parse(bytes);
  }

  /** Never looks at this connection again: where a request begins on it is no longer known. */
  #leave({ socket, hear, parse }: Line): void {
    socket.on("data", parse);
    socket.removeListener("data", hear);
  }

  /** False where the call may come in or wait. */
  #refuse(line: Line, request: RawRequest): boolean {
    const { gate, counts, connections, know } = this.#parts;
    const { socket } = line;
    // Answers go out in the order of the questions; of who does not read them Node takes care.
    if (connections.isUnderWay(socket) || socket.writableNeedDrain) return false;
    const call = know(Object.assign(request, { socket }));
    if (!call) return false;
    const stay = gate.refuseIfFull(call);
    if (!stay) return false;
    line.isHeld = true;
    const end = connections.begin(socket);
    stay.whenDecided(() => {
      line.isHeld = false;
      if (socket.writable) socket.write(busyText(request.url, call.isSecure), "latin1");
      counts.record(call.name, 503, stay.seconds);
      end();
      this.#goOn(line);
    });
    return true;
  }

  #goOn(line: Line): void {
    if (line.later.length === 0 || line.socket.destroyed) return;
    const bytes = Buffer.concat(line.later.splice(0));
    this.#hear(line, bytes);
    if (!line.isHeld) line.socket.resume();
  }
}
