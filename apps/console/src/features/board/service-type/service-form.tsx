import { STORE_SERVICE_TYPES } from "@dasturxon/domain/order-status";
import type { BoardOrder } from "@dasturxon/contract";
import { Alert, Button, NativeSelect, SegmentedControl, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useLanguage, useTranslate, useLocalizeText } from "../../../platform/use-language.tsx";
import { useDeliveryActions } from "./use-order-delivery.ts";
import { DeliveryAddressField, type ServiceAddressDraft } from "./service-place.tsx";
import { ServiceChangeSums } from "./service-sums.tsx";
import { useServiceQuote, type useServiceTypes } from "./use-service-types.ts";
import "./service-type.css";

type ServiceBranches = NonNullable<ReturnType<typeof useServiceTypes>["data"]>["branches"];

interface Props {
  order: BoardOrder;
  branches: ServiceBranches;
  onChanged: () => void;
}

/** Form to change the service type to delivery, pick-up or dine-in. Shows the new total before it is saved. */
export function ServiceTypeForm({ order, branches, onChanged }: Props) {
  const t = useTranslate();
  const text = useLocalizeText();
  const { language } = useLanguage();
  const { isBusy, haveAnotherWay } = useDeliveryActions(order);
  const ways = STORE_SERVICE_TYPES.filter((way) => branches.some(({ services }) => services.includes(way)));
  const [serviceType, setServiceType] = useState(
    ways.find((way) => way !== order.serviceType) ?? ways[0] ?? "PICK_UP",
  );
  const [branchId, setBranchId] = useState(order.branchId);
  const [tableId, setTableId] = useState("");
  const [address, setAddress] = useState<ServiceAddressDraft>(() => toAddressDraft(order));
  const serving = branches.filter(({ services }) => services.includes(serviceType));
  const branch = serving.find(({ id }) => id === branchId) ?? serving[0];
  const table = branch?.tables.find(({ id }) => id === tableId);
  const [service, isMissing] = getQuoteRequest();
  const { quote, refusal, isWaiting } = useServiceQuote(order, service);

  function getQuoteRequest() {
    if (!branch) return [null, true] as const;
    const where = { serviceType, branchId: branch.id };
    if (serviceType === "DINE_IN") return [{ ...where, tableId: table?.id ?? null }, false] as const;
    if (serviceType !== "DELIVERY") return [where, false] as const;
    const { pin, streetName, houseNumber, comment } = address;
    if (!pin || !streetName.trim()) return [null, true] as const;
    return [{ ...where, address: { streetName, houseNumber, comment, ...pin } }, false] as const;
  }

  async function submitServiceChange() {
    if (!service || !quote) return;
    if (await haveAnotherWay(service, quote.after.totalPrice)) onChanged();
  }

  if (!branch) return <Text>{t("change-service.nothing")}</Text>;
  return (
    <Stack gap="sm">
      <SegmentedControl
        fullWidth
        size="md"
        aria-label={t("change-service.how")}
        value={serviceType}
        onChange={(value) => setServiceType(value)}
        data={ways.map((way) => ({ value: way, label: t(`service.${way}`) }))}
      />
      {serving.length > 1 && (
        <NativeSelect
          size="md"
          label={t("change-service.branch")}
          value={branch.id}
          onChange={(event) => setBranchId(event.currentTarget.value)}
          data={serving.map(({ id, name }) => ({ value: id, label: text(name) }))}
        />
      )}
      {serviceType === "DINE_IN" && branch.tables.length > 0 && (
        <NativeSelect
          size="md"
          label={t("change-service.table")}
          value={table?.id ?? ""}
          onChange={(event) => setTableId(event.currentTarget.value)}
          data={[
            { value: "", label: t("change-service.no-table") },
            ...branch.tables.map(({ id, number, place }) => ({
              value: id,
              label: [number, text(place)].filter(Boolean).join(" · "),
            })),
          ]}
        />
      )}
      {serviceType === "DELIVERY" && (
        <DeliveryAddressField value={address} onChange={setAddress} around={branch} />
      )}
      {quote && <ServiceChangeSums order={order} quote={quote} />}
      {refusal && (
        <Alert color="red" role="alert">
          {refusal.description[language]}
        </Alert>
      )}
      {isMissing && (
        <Text size="sm" c="dimmed">
          {t("change-service.missing")}
        </Text>
      )}
      <Button
        size="md"
        disabled={!quote}
        loading={isBusy || isWaiting}
        onClick={() => void submitServiceChange()}
      >
        {t("change-service.do", { way: t(`service.${serviceType}`) })}
      </Button>
    </Stack>
  );
}

function toAddressDraft({ address }: BoardOrder): ServiceAddressDraft {
  return {
    streetName: address?.streetName ?? "",
    houseNumber: address?.houseNumber ?? "",
    comment: address?.comment ?? "",
    pin: address && { latitude: address.latitude, longitude: address.longitude },
  };
}
