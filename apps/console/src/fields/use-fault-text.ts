import { type MessageId, useIsMessage, useT } from "../platform/use-language.tsx";

/**
 * Returns a function that translates the error of a field. A text of the field's own takes precedence:
 * `product.mxicCode.wrong`.
 */
export function useFaultText(id: string): (fault: MessageId) => string {
  const t = useT();
  const isMessage = useIsMessage();
  const own = `${id}.wrong`;
  return (fault) => t(fault === "field.wrong" && isMessage(own) ? own : fault);
}
