import type { Broadcast } from "@dasturxon/contract";
import { Badge, Group, Progress, Stack, Text } from "@mantine/core";
import { Picture } from "../../fields/picture.tsx";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { useFormatDateTime } from "../../platform/use-moment.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { useBroadcastActions } from "./use-broadcasts.ts";

const broadcastStateColors = { planned: "blue", sending: "yellow", sent: "teal", stopped: "gray" } as const;
const UNDELIVERED_STATES = ["blocked", "skipped", "failed", "unsure"] as const;

/** Row of a broadcast: text, audience, progress and results. */
export function BroadcastRow({ broadcast }: { broadcast: Broadcast }) {
  const t = useTranslate();
  const text = useLocalizeText();
  const momentOf = useFormatDateTime();
  const { stop } = useBroadcastActions();
  const { id, image, audience, state, sendAt, createdBy, trouble, receivers, sent } = broadcast;
  const words = text(broadcast.text);
  const done = sent + UNDELIVERED_STATES.reduce((sum, each) => sum + broadcast[each], 0);
  const others = UNDELIVERED_STATES.filter((each) => broadcast[each] > 0).map((each) =>
    t(`broadcast.${each}`, { count: broadcast[each] }),
  );
  return (
    <li className="list-row">
      <Group gap="md" wrap="nowrap" align="flex-start" py="sm">
        {image !== null && <Picture image={image} size={64} />}
        <Stack gap={6} flex={1} miw={0}>
          <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
            <Text lineClamp={3} style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }} fw={600}>
              {words}
            </Text>
            <Badge color={broadcastStateColors[state]} variant="light" size="lg" flex="none">
              {t(`broadcast.state.${state}`)}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed">
            {[momentOf(sendAt), t(`broadcast.audience.${audience}`), createdBy].join(" · ")}
          </Text>
          {state === "sending" && (
            <Progress value={receivers > 0 ? (done / receivers) * 100 : 0} aria-label={words} size="lg" />
          )}
          {receivers > 0 && (
            <Text size="sm" role={state === "sending" ? "status" : undefined}>
              {[t("broadcast.sent-of", { sent, receivers }), ...others].join(" · ")}
            </Text>
          )}
          {trouble !== null && (
            <Text size="sm" c="red">
              {t(`broadcast.trouble.${trouble}`)}
            </Text>
          )}
          {(state === "planned" || state === "sending") && (
            <Group>
              <BusyButton
                variant="default"
                aria-label={t("broadcast.stop-of", { text: words })}
                onPress={() => stop(id)}
              >
                {t("broadcast.stop")}
              </BusyButton>
            </Group>
          )}
        </Stack>
      </Group>
    </li>
  );
}
