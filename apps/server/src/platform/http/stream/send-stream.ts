import type { FastifyReply, FastifyRequest } from "fastify";
import type { Call, Session } from "../call.ts";
import { hasSameRoleAndBranches } from "../call.ts";
import { encodeSharedReply } from "../reply/encode-reply.ts";
import type { EventStream } from "./event-stream.ts";
import type { Http } from "../http.ts";
import { networkFromAddress } from "../limits/rate-limit.ts";

/** Default maximum number of streams per IP address. */
const MAX_STREAMS_PER_ADDRESS = 50;

interface StreamExchange {
  request: FastifyRequest;
  reply: FastifyReply;
  answer: EventStream;
}

/** Responds with a stream of events, which ends with its session or when the client disconnects. */
export async function sendEventStream(
  http: Http,
  call: Call,
  { request, reply, answer }: StreamExchange,
): Promise<FastifyReply> {
  const session = call.session as Session | null;
  const ofStaff = session?.kind === "staff";
  const network = networkFromAddress(request.ip);
  reply.hijack();
  await http.streams.serve(answer, reply.raw, {
    headers: reply.getHeaders() as Record<string, string>,
    encode: (data) => encodeSharedReply(call.endpoint, data),
    session: session && `${session.kind} ${session.tokenHash.toString("hex")}`,
    address: ofStaff ? null : answer.maxToAddress === null ? network : `${network} ${call.endpoint.path}`,
    maxToAddress: answer.maxToAddress ?? MAX_STREAMS_PER_ADDRESS,
    brandId: ofStaff ? session.merchantId : null,
    isStillAllowed: async () => {
      const now = session && (await http.authenticate(session));
      return session === null || (now !== null && hasSameRoleAndBranches(now, session));
    },
    onError: (error) => request.log.error({ err: error }, "an event stream failed"),
  });
  return reply;
}
