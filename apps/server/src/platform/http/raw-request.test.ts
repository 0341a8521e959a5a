import { expect, test } from "vitest";
import { readRequest } from "./raw-request.ts";

const read = (text: string) => readRequest(Buffer.from(text, "latin1"));
const post = (headers: string, body = "") =>
  `POST /api/orders HTTP/1.1\r\nHost: osh\r\n${headers}\r\n${body}`;

test("a plain request is read as it stands, with the bytes that it has in all", () => {
  const head = post("Content-Length: 4\r\nMerchant-Id:  a b \r\n");
  expect(read(`${head}{"a`)).toEqual({
    method: "POST",
    url: "/api/orders",
    headers: { host: "osh", "content-length": "4", "merchant-id": "a b" },
    length: head.length + 4,
  });
  expect(read("GET /api/a?b=c HTTP/1.1\r\nHost: osh\r\n\r\n")).toMatchObject({ url: "/api/a?b=c" });
});

test("what is followed by another request, or is not whole, is left to Node", () => {
  expect(read(post("Content-Length: 1\r\n", "ab"))).toBeNull();
  expect(read(post("") + post(""))).toBeNull();
  expect(read("POST /api/orders HTTP/1.1\r\nHost: osh\r\n")).toBeNull();
});

test.each([
  "Content-Length: 1\r\nContent-Length: 1\r\n",
  "Content-Length: 1\r\ncontent-length: 2\r\n",
  "Content-Length: +1\r\n",
  "Content-Length: 1, 1\r\n",
  "Transfer-Encoding: chunked\r\n",
  "Transfer-Encoding : chunked\r\n",
  "Expect: 100-continue\r\n",
  "Connection: close\r\n",
  "Connection: Upgrade\r\nUpgrade: websocket\r\n",
  "A: b\r\n c: d\r\n",
  "A: b\nTransfer-Encoding: chunked\r\n",
  "A: \0\r\n",
  "Host: pizza\r\n",
])("what can be understood in two ways is left to Node: %j", (headers) => {
  expect(read(post(headers, "a"))).toBeNull();
});

test.each([
  "GET /a HTTP/1.0",
  "GET  /a HTTP/1.1",
  "get /a HTTP/1.1",
  "GET http://b/a HTTP/1.1",
  "GET /a b HTTP/1.1",
])("so is a first line that is not the plainest: %j", (line) => {
  expect(read(`${line}\r\nHost: osh\r\n\r\n`)).toBeNull();
  expect(read("GET /a HTTP/1.1\r\nAccept: b\r\n\r\n")).toBeNull();
});
