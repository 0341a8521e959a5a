import { type MessageId, useIsMessage, useT } from "../platform/use-language.tsx";

/** Tells a fault of a field: by its own words (`product.mxicCode.wrong`) where there are some. */
export function useFaultText(id: string): (fault: MessageId) => string {
  const t = useT();
  const isMessage = useIsMessage();
  const own = `${id}.wrong`;
  return (fault) => t(fault === "field.wrong" && isMessage(own) ? own : fault);
}
