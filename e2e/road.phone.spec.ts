import { testRoad } from "./src/road.ts";

testRoad({
  brand: "osh",
  language: "uz",
  console: "uz",
  fill: (guest) => guest.addWith("toy-oshi", ["-p15"]),
});
