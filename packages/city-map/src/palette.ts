/** Colors of the map. Muted, so that pins and zones stand out. */
export interface MapPalette {
  outside: string;
  land: string;
  park: string;
  water: string;
  building: string;
  buildingEdge: string;
  /** Colors of roads by rank: 1 for the ring road and avenues, 2 for main streets, 3 for streets, 4 for lanes. */
  road: Record<RoadImportanceRank, string>;
  casing: Record<RoadImportanceRank, string>;
  ink: Record<MapLabelKind, string>;
  halo: string;
  /** Opacity of the metro lines, from 0 to 1. */
  metro: number;
}

export type RoadImportanceRank = 1 | 2 | 3 | 4;
export type MapLabelKind = "city" | "district" | "road" | "park" | "water" | "metro";

export const lightMapPalette: MapPalette = {
  outside: "#e9ece4",
  land: "#f5f2ec",
  park: "#d3e9c6",
  water: "#aed8f2",
  building: "#ebe6de",
  buildingEdge: "#dfd8cd",
  road: { 1: "#ffe6a8", 2: "#ffffff", 3: "#ffffff", 4: "#ffffff" },
  casing: { 1: "#eccb84", 2: "#ddd5c9", 3: "#e2dbd0", 4: "#e7e1d7" },
  ink: {
    city: "#4a443c",
    district: "#7d756a",
    road: "#6d655a",
    park: "#4f8143",
    water: "#4586ae",
    metro: "#5a534a",
  },
  halo: "rgb(250 248 244 / 0.92)",
  metro: 0.5,
};

export const darkMapPalette: MapPalette = {
  outside: "#171614",
  land: "#1f1d1a",
  park: "#20311f",
  water: "#1b3549",
  building: "#282521",
  buildingEdge: "#312d28",
  road: { 1: "#5a4c33", 2: "#413c36", 3: "#393530", 4: "#302d29" },
  casing: { 1: "#191714", 2: "#191714", 3: "#191714", 4: "#1b1916" },
  ink: {
    city: "#e6e0d6",
    district: "#a39b8f",
    road: "#aaa297",
    park: "#7fae74",
    water: "#6ea6c9",
    metro: "#c0b8ac",
  },
  halo: "rgb(24 22 20 / 0.9)",
  metro: 0.55,
};
