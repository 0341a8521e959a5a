import { pastedPoint } from "@dasturxon/domain/pasted-point";
import { Anchor, Button, Group, Text, TextInput } from "@mantine/core";
import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { showText } from "../../platform/show-refusal.ts";
import { useT } from "../../platform/use-language.tsx";
import { useField } from "./use-field.ts";

/** Where a branch stands: what a map's link says, or where one is now; to be looked at on a map. */
export function PlaceField() {
  const t = useT();
  const latitude = useField<number>("latitude");
  const longitude = useField<number>("longitude");
  const [said, setSaid] = useState<string | null>(null);
  const isUnread = said !== null && pastedPoint(said) === null;
  const put = (point: { latitude: number; longitude: number }) => {
    latitude.onChange(point.latitude);
    longitude.onChange(point.longitude);
  };
  const write = (text: string) => {
    setSaid(text);
    const point = pastedPoint(text);
    if (point) put(point);
  };
  const standHere = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setSaid(null);
        put(coords);
      },
      () => showText(t("branch.place.unknown")),
      { enableHighAccuracy: true, timeout: 10_000 },
    );
  const place = `${latitude.value}, ${longitude.value}`;
  const map = `https://maps.google.com/?q=${latitude.value},${longitude.value}`;
  return (
    <div>
      <TextInput
        size="md"
        label={t("branch.place")}
        description={t("branch.place.hint")}
        withAsterisk
        disabled={latitude.isReadOnly}
        error={isUnread ? t("branch.place.unread") : (latitude.error ?? longitude.error)}
        value={said ?? place}
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={() => isUnread || setSaid(null)}
      />
      <Group gap="sm" mt={6}>
        <Anchor href={map} target="_blank" rel="noopener noreferrer" py={10}>
          {t("branch.place.look")}
        </Anchor>
        {!latitude.isReadOnly && (
          <Button
            variant="default"
            size="md"
            leftSection={<LocateFixed size={16} aria-hidden />}
            onClick={standHere}
          >
            {t("branch.place.here")}
          </Button>
        )}
        {said !== null && !isUnread && (
          <Text size="sm" c="dimmed" className="num">
            {place}
          </Text>
        )}
      </Group>
    </div>
  );
}
