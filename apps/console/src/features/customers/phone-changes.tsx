import { formatPhone } from "@dasturxon/domain/format";
import type { CustomerDetails } from "@dasturxon/contract";
import { Box, Text, Title } from "@mantine/core";
import { useTranslate } from "../../platform/use-language.tsx";
import { useFormatDateTime } from "../../platform/use-moment.ts";

/** Lists the changes of a customer's phone number, newest first. Renders nothing if there were none. */
export function PhoneChanges({ changes }: { changes: CustomerDetails["phoneChanges"] }) {
  const t = useTranslate();
  const momentOf = useFormatDateTime();
  if (changes.length === 0) return null;
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        {t("customers.phone-changes")}
      </Title>
      <Box component="ul" m={0} p={0} style={{ listStyle: "none" }}>
        {changes.map(({ id, oldPhone, phone, date }) => (
          <Box component="li" key={id} className="list-row" py="xs">
            <Text fw={600}>
              <bdi dir="ltr">{oldPhone === null ? "—" : formatMaskablePhone(oldPhone)}</bdi>
              {" → "}
              <bdi dir="ltr">{formatMaskablePhone(phone)}</bdi>
            </Text>
            <Text size="sm" c="dimmed">
              {momentOf(date)}
            </Text>
          </Box>
        ))}
      </Box>
    </section>
  );
}

/** Formats a phone number in groups of digits. Returns a masked number unchanged. */
const formatMaskablePhone = (phone: string) => (phone.includes("*") ? phone : formatPhone(phone));
