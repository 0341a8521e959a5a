// Guarantees under races and faults (R) and hostile input (S), in one sentence each. Test titles contain the number.
const table = `
R1 A server killed at any moment loses no order that it said was placed, and doubles none
R2 A database killed or restarted loses nothing either, and the server comes back by itself
R3 Many buyers of the last pieces: never more sold than there was
R4 One product on several lines, or as a part of sets, is demanded as a whole
R5 A promo code with a limit is used as often as its limit says, and given back once
R6 Cashback is spent once, and no balance goes below zero
R7 The same key gives the same answer, whatever repeats, races or was restarted
R8 Payme is answered the same however often and however many at once it asks, and an order is charged once
R9 Click and Uzum charge an order once, however often and however many at once they call
R10 Told of a payment, asked about it and asking in the same instant, the server takes it once
R11 What was charged for an order is its sum, or its refund is due and seen
R12 Each event's effect happens once, in order, though whoever worked on it dies
R13 A table is reserved by one guest at a time
R14 An order moves only as its table of statuses allows, and nobody overwrites another's change
R15 A server told to end finishes what it began, cuts nobody and is gone soon
R17 Too many calls are refused at once and clearly; those let in are served as ever
R19 Without its database a server lives, says that it is not ready and comes back with it
R20 A slow database holds nobody longer than a limit
R21 A provider that is slow, out or talks rubbish costs its own payments a moment, and no order
R22 A full disk refuses writes, lets read and is recovered from without a restart
R23 What a disk did not take is never said to be kept
R25 A stream of events loses none and doubles none, and asks again who may hear it
R26 Slow and idle connections do not keep out the others
R27 Each limit of size holds to the byte, and what is over it costs little
R28 No input makes an error of ours, hangs or leaks
R30 A backup restores to what it was
R33 Money that a provider took and never told of is found by asking, and what differs is shown
R40 A picture is stored whole and checked by its checksum, and every process on every machine shows the same
R41 A picture that something shows is never removed, and one that nothing names goes after thirty days
R42 Pictures that cannot be read or written cost pictures alone, and come back by themselves
S1 Who may make which call is a table, and every cell of it holds
S2 Nothing of one brand is seen by another
S4 No field that was not asked for is written
S5 No reply has a secret in it
S6 The server's own prices count, whatever a basket says
S7 Codes and texts are sent within limits by phone, address, brand and hour
S8 A code is guessed at most five times, also at once
S9 A known and an unknown phone or login are answered alike
S10 A phone is changed only in a fresh session and by who holds the new one
S12 Sessions are random, kept as hashes and over when they are ended
S13 Cookies are of one host and one brand, and a foreign page writes nothing with them
S15 A host that is not ours names no brand and comes back nowhere
S16 No visitor's page or session holds another's
S17 A redirect stays on its own origin
S18 What people typed is shown as text, never run
S19 Pages run only the scripts that they were made with
S21 No input becomes SQL
S22 Pictures are made only as the store itself asks for them
S23 Only pictures are taken for pictures, and they are made anew
S24 A forged call of a payment provider pays nothing and is no error of ours
S25 Limits of calls hold over processes and cannot be talked away
S26 A wrong method is refused and turns into no other
S29 Logs and figures hold nothing personal or secret
S30 A server does not start with secrets that everybody knows
S34 What a crowd of one could abuse is limited: orders, grades, codes
S37 What people keep is changed by those whose work it is, one at a time, and each change is recorded
S38 A stranger begins a brand of their own, and takes over nothing that is another's
S39 Who looks after the installation signs in by two things, is nobody at a brand, and what he does is written down
S40 The platform comes into a brand's console by its owner's consent alone, is seen there, and is out when it ends
`;

/** Map from number to sentence. */
export const safety = new Map(
  table
    .trim()
    .split("\n")
    .map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]),
);
