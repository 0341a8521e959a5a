import { createHash } from "node:crypto";
import type { Endpoint } from "@dasturxon/contract/endpoint";
import type { FastifyReply } from "fastify";

/** Sends a page for one user: never cached, without scripts. Only the styles in the page are allowed. */
export function sendPersonalPage(reply: FastifyReply, endpoint: Endpoint, answer: unknown): FastifyReply {
  const html = String(endpoint.reply.parse(answer));
  const styles = [...html.matchAll(/<style>([\s\S]*?)(?:<\/style>|$)/g)].map(([, text = ""]) =>
    computeCspHash(text),
  );
  return reply
    .headers({
      "cache-control": "private, no-store",
      "content-security-policy": `default-src 'none'; style-src ${styles.join(" ") || "'none'"}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      "x-robots-tag": "noindex",
    })
    .type("text/html; charset=utf-8")
    .send(html);
}

function computeCspHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
