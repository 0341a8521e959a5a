import type { AttachedPictures } from "@dasturxon/domain/attached-pictures";
import type { StoredMenu } from "@dasturxon/domain/menu-table";
import type { MenuWorkbookPlan } from "@dasturxon/domain/plan-workbook";
import type { TextByLanguage } from "@dasturxon/domain/text";
import type { RefusalBody } from "@dasturxon/contract/refusals";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { RefusalError } from "../../../platform/api.ts";
import { showRefusal, showErrorText } from "../../../platform/show-refusal.ts";
import { useLanguage, useTranslate } from "../../../platform/use-language.tsx";
import { toImportBody } from "../../../parts/menu-import/import-body.ts";
import { refetchResourceRows } from "../../../resource/use-resource.ts";
import { countFaultyRows } from "./use-book-plan.ts";
import { storedMenuQuery } from "./use-stored-menu.ts";
import type { useUploadedPictures } from "./use-uploaded-pictures.ts";
import { useMenuImportWriting, type MenuImportResult } from "./use-writing.ts";

/** Names of the resources whose cached lists are loaded again after an import. */
const IMPORTED_QUERY_NAMES = ["products", "categories", "menuGroups", "modificationGroups"];

interface MenuImportOptions {
  /** Plans the table with the user's current corrections, against the loaded menu or `fresh`. */
  plan: (taken: AttachedPictures["taken"], fresh?: StoredMenu) => MenuWorkbookPlan | string;
  pictures: ReturnType<typeof useUploadedPictures>;
  /** Called after the server has written a part of the import. */
  onWritten: () => Promise<void>;
}

/** Imports a planned table: uploads its pictures, writes its rows in parts, and shows errors. */
export function useMenuImport({ plan, pictures, onWritten }: MenuImportOptions) {
  const t = useTranslate();
  const { language } = useLanguage();
  const client = useQueryClient();
  const writing = useMenuImportWriting();
  const [done, setDone] = useState<MenuImportResult | null>(null);
  /** Names of the products that other users changed while the import was running. */
  const [meanwhile, setMeanwhile] = useState<readonly TextByLanguage[]>([]);
  const faultyAtStart = useRef(0);

  async function showImportResult({ written, refusal }: Awaited<ReturnType<typeof writing.goOn>>) {
    if (refusal?.code === "stale_version")
      showErrorText(t(written?.batchIds.length ? "menuSheet.stale-partly" : "menuSheet.stale"));
    else if (refusal) showRefusal(refusal, language);
    const reloaded = Promise.all(IMPORTED_QUERY_NAMES.map((name) => refetchResourceRows(client, name)));
    // Without a connection (status code 0), the reload of the lists would not finish, so the import does not wait for
    // it.
    if (refusal?.statusCode !== 0) await reloaded;
    setDone(written);
    if (written?.batchIds.length) await onWritten();
  }
  /** Imports a plan that is made with the current corrections. */
  async function importPlan(latest: MenuWorkbookPlan) {
    const all = await pictures.take(latest.pictures.wanted);
    const whole = all && plan(all);
    if (!whole || typeof whole === "string") return;
    // Check the pictures before the import writes anything.
    if (whole.faulty.length > latest.faulty.length) showErrorText(t("menuSheet.pictures-faulty"));
    else {
      faultyAtStart.current = countFaultyRows(whole);
      await showImportResult(await writing.start(toImportBody(whole)));
    }
  }
  /**
   * Continues an interrupted import. After a lost response, sends the same part again. After a rejected part, plans the
   * remaining rows against the current menu.
   */
  async function continueImport() {
    const rows = writing.refusedRows();
    if (!rows) return showImportResult(await writing.goOn());
    const [unread, fresh] = await fetchStoredMenu(client);
    if (unread) return showRefusal(unread, language);
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    const others = fresh.products.filter(({ id, version }) => (versions.get(id) ?? version) !== version);
    setMeanwhile((before) => [...before, ...others.map(({ name }) => name)]);
    const rest = plan(pictures.taken, fresh);
    // If the new plan has more invalid rows than at the start of the import, the user must correct or exclude them
    // first.
    if (typeof rest === "string" || countFaultyRows(rest) > faultyAtStart.current) {
      setDone(null);
      return showErrorText(t("menuSheet.stale"));
    }
    return showImportResult(await writing.start(toImportBody(rest)));
  }
  return { done, meanwhile, progress: writing.progress, write: importPlan, goOn: continueImport };
}

async function fetchStoredMenu(
  client: QueryClient,
): Promise<[RefusalBody<string>, null] | [null, StoredMenu]> {
  try {
    return [null, await client.fetchQuery(storedMenuQuery)];
  } catch (error) {
    if (error instanceof RefusalError) return [error.refusal, null];
    throw error;
  }
}
