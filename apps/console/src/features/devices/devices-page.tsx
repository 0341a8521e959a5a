import type { Device } from "@dasturxon/contract";
import { Badge, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useBranches } from "../../parts/branches/use-branches.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { useFormatDateTime } from "../../platform/use-moment.ts";
import { AddButton } from "../../ui/add-button.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { EmptyListNote } from "../../ui/empty-note.tsx";
import { ManagementPageLayout } from "../../ui/managed-page.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { useDeviceFormatters } from "./use-device-words.ts";
import { useDevicesOfLastHeartbeat } from "./use-heartbeat.ts";
import { AddDeviceDialog } from "./add-device-dialog.tsx";
import "./heartbeat.css";
import { formatPairedBrowser, PairingDialog, type DevicePairingCode } from "./pairing-dialog.tsx";
import { RemoveDeviceDialog } from "./remove-device-dialog.tsx";
import { useDevices, useDeviceActions } from "./use-devices.ts";

/** Devices of the restaurant: branch, signed-in staff members, and the time of the last heartbeat. */
export function DevicesPage() {
  const t = useTranslate();
  const { language } = useLanguage();
  const query = useDevices();
  const keeping = useDeviceActions();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Device | null>(null);
  const [pairing, setPairing] = useState<DevicePairingCode | null>(null);
  const all = query.data ?? [];
  // After a failed request the list can be older than the code.
  const waiting = query.isError ? null : (all.find(({ id }) => id === pairing?.deviceId) ?? null);
  const pairDeviceAgain = async (device: Device) => {
    const [refusal, made] = await keeping.pairAnew(device);
    if (refusal) showRefusal(refusal, language);
    else setPairing({ deviceId: device.id, name: device.name, ...made });
  };
  return (
    <ManagementPageLayout
      title={t("devices.title")}
      tools={<AddButton name={t("devices.add")} onPress={() => setAdding(true)} />}
    >
      <Text c="dimmed" size="sm">
        {t("devices.means")}
      </Text>
      <QueryStateView query={query} failed={t("resource.failed")} area="list" />
      {query.data && all.length === 0 && <EmptyListNote>{t("devices.none")}</EmptyListNote>}
      <div role="list">
        {all.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            onPair={() => pairDeviceAgain(device)}
            onRemove={() => setRemoved(device)}
          />
        ))}
      </div>
      {isAdding && (
        <AddDeviceDialog
          onClose={() => setAdding(false)}
          onAdded={(made) => {
            setAdding(false);
            setPairing(made);
          }}
        />
      )}
      {pairing && (
        <PairingDialog
          pairing={pairing}
          device={waiting}
          onRenew={async () => waiting && pairDeviceAgain(waiting)}
          onClose={() => setPairing(null)}
          onWrong={(device) => {
            setPairing(null);
            setRemoved(device);
          }}
        />
      )}
      {removed && <RemoveDeviceDialog device={removed} onClose={() => setRemoved(null)} />}
    </ManagementPageLayout>
  );
}

interface DeviceRowProps {
  device: Device;
  onPair: () => Promise<unknown>;
  onRemove: () => void;
}

function DeviceRow({ device, onPair, onRemove }: DeviceRowProps) {
  const t = useTranslate();
  const momentOf = useFormatDateTime();
  const { nameOf } = useBranches();
  const { stateOf, conditionOf } = useDeviceFormatters();
  const seen = useDevicesOfLastHeartbeat().find(({ id }) => id === device.id);
  const { name, branchId, pairedAt, pairingUntil, lastSeenAt, people } = device;
  const seenAt = lastSeenAt ?? pairedAt;
  const pairing = t(pairedAt === null ? "devices.pair" : "devices.pair-anew");
  const state = [
    branchId === null ? t("branch.all") : nameOf(branchId),
    pairedAt === null || seenAt === null ? t("devices.waits") : t("devices.seen", { at: momentOf(seenAt) }),
    pairedAt === null ? "" : formatPairedBrowser(device),
    pairingUntil === null ? "" : t("devices.code-until", { at: momentOf(pairingUntil) }),
    people.join(", "),
  ];
  return (
    <Group role="listitem" className="list-row" py="sm" gap="sm">
      <div style={{ flex: "1 1 14rem" }}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {state.filter(Boolean).join(" · ")}
        </Text>
        {seen && (
          <Group gap={8} mt={4}>
            <Badge
              variant="light"
              color={seen.state === "awake" ? "teal" : "orange"}
              className="device-state"
            >
              {stateOf(seen)}
            </Badge>
            <Text size="sm" c="dimmed">
              {conditionOf(seen).join(" · ")}
            </Text>
          </Group>
        )}
      </div>
      <Group gap="sm" wrap="nowrap">
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
    </Group>
  );
}
