import { Button, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useSignedInStaff } from "../../platform/session.tsx";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useBranches } from "../../parts/branches/use-branches.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { DevicePairingCode } from "./pairing-dialog.tsx";
import { useDeviceActions } from "./use-devices.ts";

interface Props {
  onClose: () => void;
  onAdded: (pairing: DevicePairingCode) => void;
}

/** Dialog with the name and branch of a new device. */
export function AddDeviceDialog({ onClose, onAdded }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const staff = useSignedInStaff();
  const { branches } = useBranches();
  const keeping = useDeviceActions();
  const { isBusy, run } = useBusy();
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const mayAll = staff.branchIds === null;
  const branchId = chosen ?? (mayAll ? "" : (branches[0]?.id ?? ""));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return setMissing(true);
    void run(async () => {
      const [refusal, made] = await keeping.add({ name, branchId: branchId || null });
      if (refusal) showRefusal(refusal, language);
      else onAdded({ deviceId: made.device.id, name: made.device.name, ...made.pairing });
    });
  };
  return (
    <Dialog title={t("devices.new")} isOpen onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            size="md"
            label={t("device.name")}
            description={t("device.name.hint")}
            withAsterisk
            maxLength={60}
            error={isMissing && t("field.required")}
            value={name}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setMissing(false);
            }}
          />
          <NativeSelect
            size="md"
            label={t("device.branchId")}
            description={t("device.branchId.hint")}
            value={branchId}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data={[
              ...(mayAll ? [{ value: "", label: t("branch.all") }] : []),
              ...branches.map((branch) => ({ value: branch.id, label: branch.name })),
            ]}
          />
          <Group justify="flex-end">
            <Button variant="default" size="md" onClick={onClose}>
              {t("resource.cancel")}
            </Button>
            <Button type="submit" size="md" loading={isBusy}>
              {t("devices.get-code")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
