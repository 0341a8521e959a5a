// Guarantees under races and faults (R) and hostile input (S), in one sentence each. Test titles contain the number.
const safetyGuaranteeTable = `
R1 A server that is killed at any moment loses no confirmed order and duplicates none
R2 A database that is killed or restarted loses no data, and the server recovers automatically
R3 Concurrent orders of the last pieces never sell more than the stock
R4 A product on several lines or in sets is counted as one quantity
R5 A promo code is used up to its limit and released once
R6 Cashback is spent once, and no balance becomes negative
R7 The same idempotency key returns the same reply after repeats, races and restarts
R8 Payme receives the same replies to repeated and concurrent requests, and an order is charged once
R9 Click and Uzum charge an order once under repeated and concurrent requests
R10 The server records a payment once, even if a callback and queries arrive at the same time
R11 The charged amount of an order equals its total, or its refund is scheduled and visible
R12 Each event is handled once and in order, even if the handling process is killed
R13 Only one guest can reserve a table at a time
R14 An order changes only by the table of statuses, and concurrent changes do not overwrite each other
R15 A server that receives a stop signal finishes its requests, drops no connection and exits soon
R17 Requests over the limit are refused immediately with an error; accepted requests are served as usual
R19 Without its database a server keeps running, reports that it is not ready and recovers with the database
R20 A slow database delays a request up to a time limit only
R21 A payment provider that is slow, unavailable or responds invalidly delays its own payments and loses no order
R22 A full disk refuses writes and allows reads, and recovery needs no restart
R23 A write that the disk did not accept is never confirmed
R25 An event stream loses and duplicates no event and checks the reader's permission again
R26 Slow and idle connections do not block other connections
R27 Each size limit is exact to the byte, and larger input costs little
R28 No input causes an internal error, a hang or a leak
R30 A backup restores the same data
R33 A payment without a callback is found by a query at the provider, and differences are shown
R40 A picture is stored whole and verified by its checksum, and all processes on all machines serve the same picture
R41 A picture in use is never deleted, and an unused picture is deleted after thirty days
R42 A failure of the picture storage affects pictures only, and it recovers automatically
S1 A table defines who may send each call, and tests check every cell of it
S2 Data of one brand is not visible to another brand
S4 A field that is not part of the request is never written
S5 No reply contains a secret
S6 The server uses its own prices, regardless of the prices in a basket
S7 Codes and messages are limited by phone, address, brand and hour
S8 A code accepts at most five attempts, also concurrent ones
S9 Known and unknown phones and logins receive the same reply
S10 A phone is changed only in a recent session and by the owner of the new phone
S12 Session tokens are random, stored as hashes and invalid after they are ended
S13 Cookies belong to one host and one brand, and cross-site requests cannot write with them
S15 An unknown host selects no brand and is not repeated in any reply
S16 No page or session of a visitor contains another visitor's data
S17 A redirect stays on its own origin
S18 User input is displayed as text and never executed
S19 Pages execute only the scripts that they were built with
S21 No input becomes SQL
S22 Pictures are generated only in the variants that the store requests
S23 Only picture files are accepted as pictures, and they are re-encoded
S24 A forged callback of a payment provider pays nothing and causes no internal error
S25 Rate limits apply across processes and cannot be bypassed
S26 An unsupported method is refused and not treated as another
S29 Logs and metrics contain no personal data and no secrets
S30 A server does not start with publicly known secrets
S34 Orders, grades and codes are limited per person, device or table
S37 Accounts, domains and settings are changed only by permitted roles, and the audit log records each change
S38 A new user can create an own brand, and gains no access to others
S39 An administrator of the installation signs in by two factors, has no role at a brand, and each action is recorded
S40 The platform's support enters a brand's console only with the owner's consent, is visible there, and loses access when the consent ends
`;

/** Map from the number of a guarantee, such as R1 or S1, to its sentence. */
export const safetyGuaranteeByNumber = new Map(
  safetyGuaranteeTable
    .trim()
    .split("\n")
    .map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]),
);
