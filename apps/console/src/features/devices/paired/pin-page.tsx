import type { PairingScreen } from "@dasturxon/contract";
import { Alert, Button, Center, Paper, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { BellRing } from "lucide-react";
import { useState } from "react";
import { api, RefusalError } from "../../../platform/api.ts";
import { LanguageChoice } from "../../../platform/language-choice.tsx";
import { clearPairedToken } from "../../../platform/paired-device.ts";
import { useTranslate, useLocalizeText } from "../../../platform/use-language.tsx";
import { QueryStateView } from "../../../ui/query-state.tsx";
import "./device.css";
import { PinPad } from "./pin-pad.tsx";

interface Props {
  token: string;
  /** Whether a session has just ended without a sign-out, for which an alarm sounds. */
  isEnded: boolean;
  onPassword: () => void;
}

/** Start page of a paired device without a session: the list of staff, then the PIN. */
export function PinPage({ token, isEnded, onPassword }: Props) {
  const t = useTranslate();
  const text = useLocalizeText();
  const [chosen, setChosen] = useState<PairingScreen["people"][number] | null>(null);
  const query = useQuery({
    queryKey: ["device", token],
    queryFn: async () => {
      const [refusal, device] = await api.call("POST /console/v1/device", { body: { token } });
      if (refusal?.code === "device_unknown") {
        clearPairedToken();
        onPassword();
      }
      if (refusal) throw new RefusalError(refusal);
      return device;
    },
  });
  const device = query.data;
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper w="100%" maw={420} p="xl" radius="lg" withBorder>
        <Stack>
          <QueryStateView query={query} failed={t("frame.unreachable")} area="list" />
          {device && (
            <div>
              <Title order={1} size="h2">
                {chosen ? chosen.name : t("pin.who")}
              </Title>
              <Text c="dimmed">
                {[text(device.brand), device.branch && text(device.branch), device.name]
                  .filter(Boolean)
                  .join(" · ")}
              </Text>
            </div>
          )}
          {isEnded && !chosen && (
            <Alert color="red" role="alert" icon={<BellRing />} title={t("sign-in.ended-title")}>
              {t("pin.ended")}
            </Alert>
          )}
          {device?.people.length === 0 && <Text>{t("pin.nobody")}</Text>}
          {device && !chosen && (
            <Stack gap="sm">
              {device.people.map((person) => (
                <Button
                  key={person.id}
                  size="lg"
                  variant="default"
                  className="pin-person"
                  onClick={() => setChosen(person)}
                >
                  {person.name} · {t(`role.${person.role}`)}
                </Button>
              ))}
            </Stack>
          )}
          {chosen && <PinPad token={token} staffId={chosen.id} onBack={() => setChosen(null)} />}
          {!chosen && (
            <Button size="md" variant="subtle" onClick={onPassword}>
              {t("pairing.by-password")}
            </Button>
          )}
          <LanguageChoice />
        </Stack>
      </Paper>
    </Center>
  );
}
