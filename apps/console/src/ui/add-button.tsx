import { Button } from "@mantine/core";
import { Plus } from "lucide-react";
import { useT } from "../platform/use-language.tsx";

/** Begins a new one; `name` says of what to whoever only hears it. */
export function AddButton({ name, onPress }: { name: string; onPress: () => void }) {
  const t = useT();
  return (
    <Button size="md" leftSection={<Plus size={18} aria-hidden />} aria-label={name} onClick={onPress}>
      {t("resource.add")}
    </Button>
  );
}
