import { Container, Stack, Text, Title } from "@mantine/core";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import "../../resource/resource.css";
import { NameForm } from "./name-form.tsx";
import { OwnSessions } from "./own-sessions.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PhoneForm } from "./phone-form.tsx";
import { PinForm } from "./pin-form.tsx";
import { SecondFactorForm } from "./second-factor-form.tsx";

/** Account page, where staff members change their own name, phone number, PIN, second factor and password. */
export function AccountPage() {
  const t = useTranslate();
  const { login, role } = useSignedInStaff();
  return (
    <Container size="xs" h="100%" className="resource-page" py="md">
      <Stack gap="xl">
        <div>
          <Title order={2} size="h3">
            {t("account.title")}
          </Title>
          <Text c="dimmed">
            {login} · {t(`role.${role}`)}
          </Text>
        </div>
        {/* Support users of the platform have no account in the brand. */}
        {role !== "support" && (
          <>
            <NameForm />
            <PhoneForm />
            <PinForm />
            <SecondFactorForm />
            <PasswordForm />
            <OwnSessions />
          </>
        )}
      </Stack>
    </Container>
  );
}
