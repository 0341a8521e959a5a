import type { Socket } from "node:net";
import type { AdmissionRequest, Gate } from "../admission/index.ts";
import { busyText } from "./busy-reply.ts";
import type { OpenConnections } from "./open-connections.ts";
import { type RawRequest, readRequest } from "./raw-request.ts";
import type { RequestCounts } from "./request-counts.ts";

/** Brand and urgency of a call, as far as they are known without Fastify. */
export interface KnownCall extends AdmissionRequest {
  /** Name for metrics: `GET /api/orders/v1/orders/:id`. */
  name: string;
  isSecure: boolean;
}

interface DoormanParts {
  gate: Gate;
  counts: RequestCounts;
  connections: OpenConnections;
  /** Returns null if the doorman does not handle the call. */
  know: (request: RawRequest & { socket: Socket }) => KnownCall | null;
}

type Parse = (bytes: Buffer) => void;

/** State of a connection on which a call was refused before. */
interface Line {
  socket: Socket;
  /** The parser of Node. */
  parse: Parse;
  hear: Parse;
  /** Bytes still to arrive of the request body that Node's parser is reading. */
  owed: number;
  isHeld: boolean;
  /** Data received while a refusal is delayed. */
  later: Buffer[];
}

/**
 * Refuses calls before Node parses them, on connections with an earlier refusal, because parsing was most of the cost
 * of a refusal (docs/decisions/0015). It reads only complete requests in a simple form. All other data is passed
 * unchanged to Node's parser, also every call that may be admitted or queued.
 */
export class Doorman {
  readonly #parts: DoormanParts;
  readonly #watched = new WeakSet<Socket>();

  constructor(parts: DoormanParts) {
    this.#parts = parts;
  }

  /** Starts to inspect the data of a connection, between two requests. */
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
    // Without a listener Node feeds its parser directly, otherwise through a listener, which this one replaces.
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

  /** Stops the inspection of a connection for which the start of the next request is unknown. */
  #leave({ socket, hear, parse }: Line): void {
    socket.on("data", parse);
    socket.removeListener("data", hear);
  }

  /** Returns false if the call may be admitted or queued. */
  #refuse(line: Line, request: RawRequest): boolean {
    const { gate, counts, connections, know } = this.#parts;
    const { socket } = line;
    // Responses must be sent in the order of the requests. Node handles clients that do not read responses.
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
