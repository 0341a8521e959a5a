import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { Plus } from "lucide-react";
import { TextField } from "../../fields/text-field.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import type { SettingsPartProps } from "./part.ts";

const COPYRIGHT_SETTINGS_FIELDS = ["copyright", "copyrightRight"] as const;

/** Contacts besides the links, and the footer of the store. */
export function StoreContactsPart({ value, wrong, isReadOnly, onChange }: SettingsPartProps<"contacts">) {
  const t = useTranslate();
  const { contacts } = value;
  const changeContact = (at: number, more: Partial<(typeof contacts)[number]>) =>
    onChange({
      ...value,
      contacts: contacts.map((each, index) => (index === at ? { ...each, ...more } : each)),
    });
  return (
    <Stack gap="lg">
      {contacts.map((contact, at) => (
        // Contacts have no id and cannot be reordered, so their index is their React key.
        // oxlint-disable-next-line no-array-index-key
        <Stack key={at} gap="xs" className="settings-method">
          <TextField
            limits={{ shortest: 1, longest: 60 }}
            label={t("settings.contacts.name")}
            description={undefined}
            error={null}
            disabled={isReadOnly}
            value={contact.name}
            onChange={(name) => changeContact(at, { name })}
          />
          <TextInput
            size="md"
            label={t("settings.contacts.value")}
            description={t("settings.contacts.value.hint")}
            error={wrong === "contacts.contacts" && t("settings.links.wrong")}
            disabled={isReadOnly}
            value={contact.value}
            onChange={(event) => changeContact(at, { value: event.currentTarget.value })}
          />
          {!isReadOnly && (
            <Group>
              <Button
                variant="subtle"
                color="red"
                size="sm"
                onClick={() => onChange({ ...value, contacts: contacts.filter((_, index) => index !== at) })}
              >
                {t("settings.contacts.remove")}
              </Button>
            </Group>
          )}
        </Stack>
      ))}
      {contacts.length === 0 && <Text c="dimmed">{t("settings.contacts.none")}</Text>}
      {!isReadOnly && contacts.length < 20 && (
        <Group>
          <Button
            variant="default"
            size="md"
            leftSection={<Plus size={18} aria-hidden />}
            onClick={() => onChange({ ...value, contacts: [...contacts, { name: {}, value: "" }] })}
          >
            {t("settings.contacts.add")}
          </Button>
        </Group>
      )}
      {COPYRIGHT_SETTINGS_FIELDS.map((name) => (
        <TextField
          key={name}
          limits={{ shortest: 0, longest: 120 }}
          label={t(`settings.contacts.${name}`)}
          description={undefined}
          error={null}
          disabled={isReadOnly}
          value={value[name]}
          onChange={(text) => onChange({ ...value, [name]: text })}
        />
      ))}
    </Stack>
  );
}
