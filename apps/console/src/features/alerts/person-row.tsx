import { Badge, Checkbox, Group, Text } from "@mantine/core";
import { Check, X } from "lucide-react";
import { useTranslate } from "../../platform/use-language.tsx";
import { TimeField } from "../../platform/time-field.tsx";
import type { ChosenAlertPerson, AlertLadderFault } from "./ladder-form.ts";
import type { Person } from "./alert-recipients.ts";

export type PersonField = "staffId" | "quietFrom" | "quietUntil";

interface Props {
  person: Person;
  /** Settings of a person who is selected as a recipient of alerts. Null: the person is not selected. */
  chosen: ChosenAlertPerson | null;
  isFull: boolean;
  faultOf: (field: PersonField) => AlertLadderFault | null;
  onChange: (chosen: ChosenAlertPerson | null) => void;
}

/** Row of a selectable person with the available channels. If selected, also with the quiet hours. */
export function PersonRow({ person, chosen, isFull, faultOf, onChange }: Props) {
  const t = useTranslate();
  const { id, name, hasTelegram, hasPhone } = person;
  const fault = chosen && (faultOf("quietFrom") ?? faultOf("quietUntil"));
  const refused = chosen && faultOf("staffId");
  const renderTimeField = (field: "quietFrom" | "quietUntil", label: string) => (
    <TimeField
      isBare
      label={label}
      value={chosen?.[field] ?? null}
      error={chosen !== null && faultOf(field) !== null}
      placeholder="--:--"
      isReadOnly={false}
      onChange={(value) => chosen && onChange({ ...chosen, [field]: value })}
    />
  );
  return (
    <div className="alert-person list-row" role="listitem">
      <Checkbox
        size="md"
        className="alert-person-name"
        label={name}
        checked={chosen !== null}
        error={refused && t(`alerts.fault.${refused}`)}
        aria-invalid={refused !== null}
        disabled={chosen === null && isFull}
        onChange={(event) =>
          onChange(event.currentTarget.checked ? { staffId: id, quietFrom: null, quietUntil: null } : null)
        }
      />
      <Group gap={6}>
        <ContactChannelBadge
          isKnown={hasTelegram}
          words={t(hasTelegram ? "alerts.has-telegram" : "alerts.no-telegram")}
        />
        <ContactChannelBadge
          isKnown={hasPhone}
          words={t(hasPhone ? "alerts.has-phone" : "alerts.no-phone")}
        />
      </Group>
      {chosen && (
        <div className="alert-quiet">
          <Group gap={8} wrap="nowrap">
            <Text size="sm">{t("alerts.quiet")}</Text>
            {renderTimeField("quietFrom", t("alerts.quiet-from", { name }))}
            <span aria-hidden>–</span>
            {renderTimeField("quietUntil", t("alerts.quiet-until", { name }))}
          </Group>
          {fault && (
            <Text size="sm" c="red" mt={4}>
              {t(`alerts.fault.${fault}`)}
            </Text>
          )}
        </div>
      )}
    </div>
  );
}

function ContactChannelBadge({ isKnown, words }: { isKnown: boolean; words: string }) {
  const Icon = isKnown ? Check : X;
  return (
    <Badge
      variant={isKnown ? "light" : "outline"}
      color={isKnown ? "teal" : "gray"}
      leftSection={<Icon size={12} aria-hidden />}
    >
      {words}
    </Badge>
  );
}
