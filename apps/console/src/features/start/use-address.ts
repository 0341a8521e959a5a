import { findAddressFault } from "@dasturxon/domain/brand-address";
import { PAYMENT_HOST_LABELS } from "@dasturxon/providers/payments/names";
import { useEffect, useState } from "react";
import { api } from "../../platform/api.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";

const ADDRESS_CHECK_DELAY_MS = 350;

interface WebAddressCheck {
  address: string;
  url: string | null;
  fault: string | null;
}

/** Checks during typing whether a web address is free. */
export function useWebAddressCheck(permit: string, address: string) {
  const t = useTranslate();
  const { language } = useLanguage();
  const [checked, setChecked] = useState<WebAddressCheck | null>(null);
  const local = address === "" ? null : findAddressFault(address, PAYMENT_HOST_LABELS);
  useEffect(() => {
    if (address === "" || local !== null) return undefined;
    let isLate = false;
    const timer = setTimeout(async () => {
      const [refusal, reply] = await api.call("POST /onboarding/v1/address", { body: { permit, address } });
      if (isLate) return;
      if (refusal) {
        setChecked({ address, url: null, fault: refusal.description[language] });
      } else {
        const fault = reply.fault && t(`start.address.${reply.fault}`);
        setChecked({ address, url: reply.url, fault });
      }
    }, ADDRESS_CHECK_DELAY_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [permit, address, local, language, t]);
  if (local) return { fault: t(`start.address.${local}`), url: null, isFree: false };
  const now = checked?.address === address ? checked : null;
  return {
    fault: now?.fault ?? null,
    url: now?.url ?? null,
    isFree: now !== null && now.fault === null,
  };
}
