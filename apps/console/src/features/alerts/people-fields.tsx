import { Anchor, Stack, Text } from "@mantine/core";
import { Link } from "react-router";
import { useTranslate } from "../../platform/use-language.tsx";
import { useJoinNames } from "./name-list.ts";
import { type ChosenAlertPerson, type AlertLadderFault } from "./ladder-form.ts";
import { type PersonField, PersonRow } from "./person-row.tsx";
import { type Person, listRecipients } from "./alert-recipients.ts";

/** Maximum number of people per branch, as in the API. */
const MAX_RECIPIENTS = 20;

interface Props {
  all: readonly Person[];
  chosen: ChosenAlertPerson[];
  /**
   * Returns the error of a field. `person` is the index of the selected person for the quiet hours, and the staff id
   * for the field `staffId`.
   */
  faultOf: (person: number | string, field: PersonField) => AlertLadderFault | null;
  onChange: (chosen: ChosenAlertPerson[]) => void;
}

/** Fields of the recipients: their channels and quiet hours. */
export function PeopleFields({ all, chosen, faultOf, onChange }: Props) {
  const t = useTranslate();
  const names = useJoinNames();
  const managers = listRecipients(all, []).map(({ name }) => name);
  const changePerson = (id: string, next: ChosenAlertPerson | null) => {
    const others = chosen.filter(({ staffId }) => staffId !== id);
    if (next === null) onChange(others);
    else if (others.length === chosen.length) onChange([...chosen, next]);
    else onChange(chosen.map((each) => (each.staffId === id ? next : each)));
  };
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {chosen.length > 0
          ? t("alerts.people-means")
          : managers.length > 0
            ? t("alerts.people-managers", { names: names(managers) })
            : t("alerts.people-nobody")}
      </Text>
      <div role="list">
        {all.map((person) => {
          const at = chosen.findIndex(({ staffId }) => staffId === person.id);
          return (
            <PersonRow
              key={person.id}
              person={person}
              chosen={chosen[at] ?? null}
              isFull={chosen.length >= MAX_RECIPIENTS}
              faultOf={(field) => faultOf(field === "staffId" ? person.id : at, field)}
              onChange={(next) => changePerson(person.id, next)}
            />
          );
        })}
      </div>
      <Text size="sm" c="dimmed">
        {t("alerts.connect-telegram")}{" "}
        <Anchor component={Link} to="/manage/telegram" inherit underline="always">
          {t("telegramBot.title")}
        </Anchor>
        . {t("alerts.connect-phone")}{" "}
        <Anchor component={Link} to="/account" inherit underline="always">
          {t("account.title")}
        </Anchor>
        .
      </Text>
    </Stack>
  );
}
