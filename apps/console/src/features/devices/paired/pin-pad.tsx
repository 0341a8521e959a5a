import { extractDigits } from "@dasturxon/domain/digits";
import { PIN_LENGTH } from "@dasturxon/domain/pin";
import { Alert, Button, Stack, TextInput } from "@mantine/core";
import { Delete } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { api } from "../../../platform/api.ts";
import { useSetSession } from "../../../platform/session.tsx";
import { useBusy } from "../../../platform/use-busy.ts";
import { useLanguage, useTranslate } from "../../../platform/use-language.tsx";

const PIN_PAD_DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

interface Props {
  token: string;
  staffId: string;
  onBack: () => void;
}

/** PIN input with large on-screen keys or a keyboard. The fourth digit submits it. */
export function PinPad({ token, staffId, onBack }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const setSession = useSetSession();
  const { isBusy, run } = useBusy();
  const [pin, setPin] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // Focuses the input, so that the PIN can be typed on a keyboard immediately.
  useEffect(() => input.current?.focus(), []);
  const changeTypedPin = (next: string) => {
    const digits = extractDigits(next).slice(0, PIN_LENGTH);
    setPin(digits);
    setProblem(null);
    if (digits.length === PIN_LENGTH) void run(() => submitPin(digits));
  };
  async function submitPin(digits: string) {
    const body = { token, staffId, pin: digits };
    const [refusal, reply] = await api.call("POST /console/v1/device/session", { body });
    if (!refusal) return setSession(reply.staff);
    setPin("");
    setProblem(refusal.description[language]);
  }
  return (
    <Stack>
      <TextInput
        type="password"
        size="lg"
        label={t("pin.label")}
        // Suppresses the on-screen keyboard of the device, which would cover the keys below.
        inputMode="none"
        autoComplete="off"
        ref={input}
        value={pin}
        onChange={(event) => changeTypedPin(event.currentTarget.value)}
      />
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <div className="pin-keys">
        {PIN_PAD_DIGITS.map((digit) => (
          <Button key={digit} variant="default" disabled={isBusy} onClick={() => changeTypedPin(pin + digit)}>
            {digit}
          </Button>
        ))}
        <Button variant="subtle" disabled={isBusy} onClick={onBack}>
          {t("refuse.back")}
        </Button>
        <Button variant="default" disabled={isBusy} onClick={() => changeTypedPin(`${pin}0`)}>
          0
        </Button>
        <Button
          variant="subtle"
          disabled={isBusy}
          aria-label={t("pin.delete")}
          onClick={() => changeTypedPin(pin.slice(0, -1))}
        >
          <Delete size={24} aria-hidden />
        </Button>
      </div>
    </Stack>
  );
}
