import type { PlatformAction } from "@dasturxon/contract";
import { Text } from "@mantine/core";
import { Link } from "react-router";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { formatLocalDateTime } from "./use-platform.ts";

/** List of the administrators' actions. The list of a single brand omits its name. */
export function AdministratorActionList({
  acts,
  isOfBrand = false,
}: {
  acts: PlatformAction[];
  isOfBrand?: boolean;
}) {
  const t = useTranslate();
  const text = useLocalizeText();
  return (
    <ul className="platform-acts">
      {acts.map(({ id, kind, at, by, brand, words }) => (
        <li key={id}>
          <Text fw={600}>
            {t(`platform.act.${kind}`)}
            {brand && !isOfBrand && (
              <>
                {": "}
                <Link to={`/brands/${brand.id}`} style={{ color: "inherit" }}>
                  {brand.key}
                </Link>
              </>
            )}
          </Text>
          {words && <Text>{text(words)}</Text>}
          <Text size="sm" c="dimmed">{`${by} · ${formatLocalDateTime(at)}`}</Text>
        </li>
      ))}
    </ul>
  );
}
