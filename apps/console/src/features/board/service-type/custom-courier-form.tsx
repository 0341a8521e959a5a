import type { BoardOrder } from "@dasturxon/contract";
import { Button, SimpleGrid, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslate } from "../../../platform/use-language.tsx";
import { WholeNumberInput } from "../../../ui/whole-number-input.tsx";
import { useDeliveryActions } from "./use-order-delivery.ts";

interface Props {
  order: BoardOrder;
  onChanged: () => void;
}

/** Assigns an order to an external courier, by a name and phone number that the customer sees. [OR-12] */
export function CustomCourierForm({ order, onChanged }: Props) {
  const t = useTranslate();
  const { isBusy, bringBy } = useDeliveryActions(order);
  const known = order.deliveryType === "CUSTOM" ? order.courier : null;
  const [name, setName] = useState(known?.name ?? "");
  const [phone, setPhone] = useState(known?.phone ?? "");
  const [cost, setCost] = useState(order.deliveryCost ?? 0);
  const [comment, setComment] = useState(order.deliveryTypeComment ?? "");
  const isWhole = name.trim() !== "" && phone.trim().length >= 7;
  const courier = { name: name.trim(), phone: phone.trim() };
  const assignCustomCourier = async () => {
    if (await bringBy("CUSTOM", { courier, cost: cost || null, comment })) onChanged();
  };
  return (
    <Stack gap="sm">
      <div>
        <Text fw={500}>{t("custom-courier.title")}</Text>
        <Text size="sm" c="dimmed">
          {t("custom-courier.about")}
        </Text>
      </div>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput
          size="md"
          label={t("custom-courier.name")}
          value={name}
          maxLength={80}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          size="md"
          type="tel"
          label={t("custom-courier.phone")}
          value={phone}
          maxLength={40}
          onChange={(event) => setPhone(event.currentTarget.value)}
        />
      </SimpleGrid>
      <WholeNumberInput label={t("custom-courier.cost")} value={cost} max={100_000_000} onChange={setCost} />
      <Textarea
        size="md"
        autosize
        label={t("custom-courier.comment")}
        value={comment}
        maxLength={300}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <Button
        variant="default"
        size="md"
        disabled={isBusy || !isWhole}
        onClick={() => void assignCustomCourier()}
      >
        {t(known ? "custom-courier.save" : "custom-courier.give")}
      </Button>
    </Stack>
  );
}
