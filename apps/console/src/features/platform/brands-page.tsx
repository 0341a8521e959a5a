import type { ListedBrand } from "@dasturxon/contract";
import { Button, Container, Group, SegmentedControl, Stack, Title } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import "../../resource/resource.css";
import { EmptyListNote } from "../../ui/empty-note.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { PaginationButtons } from "./page-steps.tsx";
import { PermitDialog } from "./permit-dialog.tsx";
import { BrandStateBadge } from "./state-badge.tsx";
import { formatLocalDateTime, useBrands } from "./use-platform.ts";

const BRAND_FILTER_STATES = ["ALL", "OPEN", "BLOCKED", "REMOVED"] as const;
const SEARCH_DEBOUNCE_MS = 250;

/** Page for platform administrators: lists all brands, newest first, and creates invitation links for new brands. */
export function BrandsPage() {
  const t = useTranslate();
  const [typed, setTyped] = useState("");
  const [q] = useDebouncedValue(typed.trim(), SEARCH_DEBOUNCE_MS);
  const [state, setState] = useState<(typeof BRAND_FILTER_STATES)[number]>("ALL");
  const [page, setPage] = useState(0);
  const [isGiving, setGiving] = useState(false);
  const query = useBrands({ q, state: state === "ALL" ? null : state, page });
  const { brands = [], total = 0, pages = 0 } = query.data ?? {};
  const isFirst = total === 0 && q === "" && state === "ALL";
  return (
    <Container size="lg" py="md">
      <Stack gap="md">
        <Group justify="space-between" wrap="nowrap">
          <Title order={1} size="h3">
            {t("platform.brands")}
            {total > 0 && <span className="resource-total num">{total}</span>}
          </Title>
          <Button
            size="md"
            style={{ flexShrink: 0 }}
            leftSection={<Link2 size={18} aria-hidden />}
            onClick={() => setGiving(true)}
          >
            {t("platform.permit")}
          </Button>
        </Group>
        <Group gap="sm">
          <SearchField
            label={t("platform.search")}
            value={typed}
            onChange={(text) => {
              setTyped(text);
              setPage(0);
            }}
          />
          <SegmentedControl
            size="md"
            className="platform-states"
            value={state}
            aria-label={t("platform.state")}
            data={BRAND_FILTER_STATES.map((value) => ({ value, label: t(`platform.state.${value}`) }))}
            onChange={(value) => {
              setState(BRAND_FILTER_STATES.find((each) => each === value) ?? "ALL");
              setPage(0);
            }}
          />
        </Group>
        <QueryStateView query={query} failed={t("resource.failed")} area="list" />
        {query.data && brands.length === 0 && (
          <EmptyListNote>{t(isFirst ? "platform.none" : "resource.nothing-found")}</EmptyListNote>
        )}
        {brands.length > 0 && <BrandTable brands={brands} />}
        <PaginationButtons page={page} pages={pages} onTurn={setPage} />
      </Stack>
      {isGiving && <PermitDialog onClose={() => setGiving(false)} />}
    </Container>
  );
}

function BrandTable({ brands }: { brands: ListedBrand[] }) {
  const t = useTranslate();
  const text = useLocalizeText();
  return (
    <table className="rows">
      <thead>
        <tr>
          {(["platform.name", "platform.address", "platform.state", "platform.created"] as const).map(
            (each) => (
              <th key={each} scope="col">
                {t(each)}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {brands.map((brand) => (
          <tr key={brand.id} data-off={brand.state === "OPEN" ? undefined : true}>
            <td data-title={t("platform.name")}>
              <Link className="row-name" to={`/brands/${brand.id}`} style={{ color: "inherit" }}>
                {text(brand.name) || brand.key}
              </Link>
            </td>
            <td data-title={t("platform.address")} style={{ overflowWrap: "anywhere" }}>
              {new URL(brand.url).host}
            </td>
            <td data-title={t("platform.state")}>
              <BrandStateBadge state={brand.state} />
            </td>
            <td data-title={t("platform.created")} className="num">
              {formatLocalDateTime(brand.createdAt)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
