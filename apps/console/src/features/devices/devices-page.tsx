import type { Device } from "@dasturxon/contract";
import { Button, Container, Group, Stack, Text, Title } from "@mantine/core";
import { Plus } from "lucide-react";
import { useState } from "react";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useBranches } from "../../platform/use-branches.ts";
import { useLanguage, useT } from "../../platform/use-language.tsx";
import { useMoment } from "../../platform/use-moment.ts";
import "../../resource/resource.css";
import { BusyButton } from "../../ui/busy-button.tsx";
import { QueryState } from "../../ui/query-state.tsx";
import { AddDeviceDialog } from "./add-device-dialog.tsx";
import { PairingDialog, type ShownPairing } from "./pairing-dialog.tsx";
import { RemoveDeviceDialog } from "./remove-device-dialog.tsx";
import { useDevices, useKeepingDevices } from "./use-devices.ts";

/** Tablets of the restaurant: where they stand, who works on them, since when they are silent. */
export function DevicesPage() {
  const t = useT();
  const { language } = useLanguage();
  const query = useDevices();
  const keeping = useKeepingDevices();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Device | null>(null);
  const [pairing, setPairing] = useState<ShownPairing | null>(null);
  const all = query.data ?? [];
  const isPaired = all.some(({ id, pairedAt }) => id === pairing?.deviceId && pairedAt !== null);
  const pairAnew = async (device: Device) => {
    const [refusal, made] = await keeping.pairAnew(device);
    if (refusal) showRefusal(refusal, language);
    else setPairing({ deviceId: device.id, name: device.name, ...made });
  };
  return (
    <Container size="md" h="100%" className="resource-page" py="md">
      <Stack gap="md">
        <Group justify="space-between" wrap="nowrap">
          <Title order={2} size="h3">
            {t("devices.title")}
          </Title>
          <Button
            size="md"
            leftSection={<Plus size={18} aria-hidden />}
            style={{ flexShrink: 0 }}
            aria-label={t("devices.add")}
            onClick={() => setAdding(true)}
          >
            {t("resource.add")}
          </Button>
        </Group>
        <Text c="dimmed" size="sm">
          {t("devices.means")}
        </Text>
        <QueryState query={query} failed={t("resource.failed")} area="list" />
        {query.data && all.length === 0 && (
          <Text ta="center" c="dimmed" py="xl">
            {t("devices.none")}
          </Text>
        )}
        <div role="list">
          {all.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              onPair={() => pairAnew(device)}
              onRemove={() => setRemoved(device)}
            />
          ))}
        </div>
      </Stack>
      {isAdding && (
        <AddDeviceDialog
          onClose={() => setAdding(false)}
          onAdded={(made) => {
            setAdding(false);
            setPairing(made);
          }}
        />
      )}
      {pairing && <PairingDialog pairing={pairing} isPaired={isPaired} onClose={() => setPairing(null)} />}
      {removed && <RemoveDeviceDialog device={removed} onClose={() => setRemoved(null)} />}
    </Container>
  );
}

interface RowProps {
  device: Device;
  onPair: () => Promise<unknown>;
  onRemove: () => void;
}

function DeviceRow({ device, onPair, onRemove }: RowProps) {
  const t = useT();
  const momentOf = useMoment();
  const { nameOf } = useBranches();
  const { name, branchId, pairedAt, lastSeenAt, people } = device;
  const seenAt = lastSeenAt ?? pairedAt;
  const pairing = t(pairedAt === null ? "devices.pair" : "devices.pair-anew");
  const state = [
    branchId === null ? t("branch.all") : nameOf(branchId),
    pairedAt === null || seenAt === null ? t("devices.waits") : t("devices.seen", { at: momentOf(seenAt) }),
    people.join(", "),
  ];
  return (
    <Group role="listitem" className="list-row" py="sm" gap="sm">
      <div style={{ flex: "1 1 12rem" }}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {state.filter(Boolean).join(" · ")}
        </Text>
      </div>
      <BusyButton variant="default" onPress={onPair} aria-label={`${pairing}: ${name}`}>
        {pairing}
      </BusyButton>
      <Button
        size="md"
        variant="light"
        color="red"
        aria-label={t("devices.remove-name", { name })}
        onClick={onRemove}
      >
        {t("devices.remove")}
      </Button>
    </Group>
  );
}
