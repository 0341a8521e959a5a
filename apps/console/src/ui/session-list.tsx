import { Badge, Group, Text } from "@mantine/core";
import { useTranslate } from "../platform/use-language.tsx";
import { useFormatDateTime } from "../platform/use-moment.ts";
import { BusyButton } from "./busy-button.tsx";

interface ListedSession {
  id: string;
  browser: string | null;
  /** Name of the paired device on which the session was opened; null: another browser. */
  device: string | null;
  signedInAt: string;
  lastSeenAt: string;
  isThis: boolean;
}

interface Props {
  label: string;
  sessions: ListedSession[];
  onEnd: (id: string) => Promise<unknown>;
}

/** Lists the sessions of a user. Every session except the current one has a button that ends it. */
export function SessionList({ label, sessions, onEnd }: Props) {
  return (
    <div role="list" aria-label={label}>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} onEnd={() => onEnd(session.id)} />
      ))}
    </div>
  );
}

function SessionRow({ session, onEnd }: { session: ListedSession; onEnd: () => Promise<unknown> }) {
  const t = useTranslate();
  const momentOf = useFormatDateTime();
  const { browser, device, isThis } = session;
  const signedIn = momentOf(session.signedInAt);
  const name = device ?? browser ?? t("sessions.unknown");
  const about = [
    device === null ? null : browser,
    t("sessions.since", { at: signedIn }),
    t("sessions.seen", { at: momentOf(session.lastSeenAt) }),
  ];
  return (
    <Group role="listitem" className="list-row" py="sm" gap="sm" wrap="nowrap">
      <div style={{ flex: 1, minWidth: 0 }}>
        <Group gap="xs">
          <Text fw={600} style={{ overflowWrap: "anywhere" }}>
            {name}
          </Text>
          {isThis && (
            <Badge variant="light" color="teal">
              {t("sessions.this")}
            </Badge>
          )}
        </Group>
        <Group gap="0 12px">
          {about.filter(Boolean).map((part) => (
            <Text key={part} size="sm" c="dimmed">
              {part}
            </Text>
          ))}
        </Group>
      </div>
      {!isThis && (
        <BusyButton
          variant="default"
          onPress={onEnd}
          aria-label={`${t("sessions.end")}: ${name}, ${signedIn}`}
          style={{ flexShrink: 0 }}
        >
          {t("sessions.end")}
        </BusyButton>
      )}
    </Group>
  );
}
