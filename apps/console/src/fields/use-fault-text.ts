import { type MessageId, useIsMessageId, useTranslate } from "../platform/use-language.tsx";

/**
 * Returns a function that translates the error of a field. If the field has its own text for a wrong value, such as
 * `product.mxicCode.wrong`, returns that text.
 */
export function useFormatFault(id: string): (fault: MessageId) => string {
  const t = useTranslate();
  const isMessage = useIsMessageId();
  const own = `${id}.wrong`;
  return (fault) => t(fault === "field.wrong" && isMessage(own) ? own : fault);
}
