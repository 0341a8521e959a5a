/** An encoded reply to be sent byte for byte. `Reply` is the type of its content. */
export class EncodedReply<Reply = unknown> {
  readonly status: number;
  readonly text: string;
  readonly isReplay: boolean;
  declare readonly reply?: Reply;
  constructor(status: number, text: string, isReplay: boolean) {
    this.status = status;
    this.text = text;
    this.isReplay = isReplay;
  }
}
