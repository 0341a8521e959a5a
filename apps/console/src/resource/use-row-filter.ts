import type { ResourceShape } from "@dasturxon/contract/resource-shape";
import { useState } from "react";
import { useQueryParameters } from "../platform/use-query-parameters.ts";
import type { RowFilter, ResourceRowValues } from "./use-resource.ts";

/** Manages the search, the sort order and the filters of a list. Starts with the filters of the URL. */
export function useRowFilter(shape: ResourceShape) {
  const asked = useQueryParameters(shape.by);
  const [filter, setFilter] = useState<RowFilter>({ search: "", sort: null, by: asked });
  const { search, sort, by } = filter;
  return {
    filter,
    isNarrowed: search !== "" || Object.keys(by).length > 0,
    /**
     * Whether the list has its manual order: it is neither searched nor sorted, and filtered only by the field `within`
     * of the resource, if there is one.
     */
    isManualOrder:
      shape.isOrdered && search === "" && sort === null && Object.keys(by).join() === (shape.within ?? ""),
    change: (change: Partial<RowFilter>) => setFilter({ ...filter, ...change }),
    narrow: (name: string, value: string | null) => {
      const { [name]: _before, ...rest } = by;
      setFilter({ ...filter, by: value ? { ...rest, [name]: value } : rest });
    },
    /** Returns the blank row with the values of the filters, so that a new row appears in the filtered list. */
    blankWithin: (blank: ResourceRowValues) => {
      const chosen = Object.entries(by).filter(([name]) => shape.fields[name]?.kind === "reference");
      return { ...blank, ...Object.fromEntries(chosen) };
    },
  };
}
