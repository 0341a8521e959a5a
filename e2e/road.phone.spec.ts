import { testOrderJourney } from "./src/road.ts";

testOrderJourney({
  brand: "osh",
  language: "uz",
  console: "uz",
  fill: (guest) => guest.addWith("toy-oshi", ["-p15"]),
});
