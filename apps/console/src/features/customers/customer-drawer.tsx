import { formatPhone } from "@dasturxon/domain/format";
import { formatPhoneHref } from "@dasturxon/domain/phone-href";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import type { CustomerDetails } from "@dasturxon/contract";
import { Alert, Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import { useFormatDateTime } from "../../platform/use-moment.ts";
import { useFormatMoney } from "../../platform/use-money.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { SideDrawer } from "../../ui/side-drawer.tsx";
import { useUnsavedGuard } from "../../ui/use-unsaved.tsx";
import { TextPromptDialog } from "../../ui/words-dialog.tsx";
import { CustomerNote } from "./customer-note.tsx";
import { GrantCashbackDialog } from "./grant-dialog.tsx";
import { LastOrders } from "./last-orders.tsx";
import { PhoneChanges } from "./phone-changes.tsx";
import { useCustomerActions, useCustomer } from "./use-customers.ts";

/** Details of a customer: contact, cashback, note, actions, last orders and changes of the phone number. */
export function CustomerDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslate();
  const query = useCustomer(id);
  const [isDirty, setDirty] = useState(false);
  const { leave, question } = useUnsavedGuard(isDirty, { onClose });
  const { data } = query;
  return (
    <SideDrawer title={data ? (data.name ?? t("customers.nameless")) : ""} size="md" isOpen onClose={leave}>
      <QueryStateView query={query} failed={t("resource.failed")} area="section" />
      {data && <CustomerCard customer={data} onDirty={setDirty} />}
      {question}
    </SideDrawer>
  );
}

function CustomerCard({
  customer,
  onDirty,
}: {
  customer: CustomerDetails;
  onDirty: (isDirty: boolean) => void;
}) {
  const t = useTranslate();
  const money = useFormatMoney();
  const momentOf = useFormatDateTime();
  const { id, phone, createdDate, orderCount, totalPrice, cashback, blocked } = customer;
  const facts = [
    [t("customers.since"), momentOf(createdDate)],
    [t("customers.received"), `${money(totalPrice)} · ${t("customers.orders", { count: orderCount })}`],
    [t("customers.cashback"), money(cashback)],
  ];
  return (
    <Stack gap="md">
      <Anchor href={formatPhoneHref(phone) ?? undefined} dir="ltr" fz="lg" py={10}>
        {formatPhone(phone)}
      </Anchor>
      {blocked && (
        <Alert color="red" title={t("customers.blocked")}>
          <Text>{blocked.reason}</Text>
          <Text size="sm" c="dimmed">
            {[blocked.by, momentOf(blocked.date)].filter(Boolean).join(" · ")}
          </Text>
        </Alert>
      )}
      <Stack component="dl" gap={6} m={0}>
        {facts.map(([name, value]) => (
          <Group key={name} justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
            <Text component="dt" c="dimmed">
              {name}
            </Text>
            <Text component="dd" m={0} fw={600} ta="end">
              {value}
            </Text>
          </Group>
        ))}
      </Stack>
      <CustomerNote key={id} customer={customer} onDirty={onDirty} />
      <CustomerActions customer={customer} />
      <LastOrders orders={customer.orders} />
      <PhoneChanges changes={customer.phoneChanges} />
    </Stack>
  );
}

function CustomerActions({ customer }: { customer: CustomerDetails }) {
  const t = useTranslate();
  const { role, branchIds } = useSignedInStaff();
  const [asked, setAsked] = useState<"block" | "grant" | null>(null);
  const { block } = useCustomerActions(customer.id);
  const isOfAll = branchIds === null;
  const closeDialog = () => setAsked(null);
  return (
    <Group gap="sm">
      {isOfAll && mayPerformTask(role, "grant_cashback") && (
        <Button variant="light" size="md" onClick={() => setAsked("grant")}>
          {t("customers.grant")}
        </Button>
      )}
      {isOfAll && mayPerformTask(role, "block_customers") && !customer.isBlocked && (
        <Button variant="light" color="red" size="md" onClick={() => setAsked("block")}>
          {t("customers.block")}
        </Button>
      )}
      {isOfAll && mayPerformTask(role, "block_customers") && customer.isBlocked && (
        <BusyButton variant="light" onPress={() => block(customer.version, null)}>
          {t("customers.unblock")}
        </BusyButton>
      )}
      <TextPromptDialog
        isOpen={asked === "block"}
        title={t("customers.block-title")}
        label={t("customers.block-why")}
        isRequired
        confirm={t("customers.block")}
        onClose={closeDialog}
        onConfirm={(reason) => block(customer.version, reason)}
      >
        {t("customers.block-means")}
      </TextPromptDialog>
      {asked === "grant" && <GrantCashbackDialog customer={customer} onClose={closeDialog} />}
    </Group>
  );
}
