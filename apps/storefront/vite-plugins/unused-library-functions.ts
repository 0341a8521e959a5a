export interface UnusedFileParts {
  /** Functions that are never called or have no effect. The plugin empties their bodies. */
  empty: readonly string[];
  /** Functions that always return `null` in the store. The plugin replaces their bodies with `return null`. */
  none?: readonly string[];
  /**
   * New bodies, by function name, for functions that always take the same path in the store. The plugin inserts these
   * bodies.
   */
  bodies?: Readonly<Record<string, string>>;
}

const VIEW_TRANSITION_FUNCTIONS = [
  "startViewTransition",
  "commitAfterMutationEffectsOnFiber",
  "applyViewTransitionName",
  "applyViewTransitionToHostInstances",
  "applyViewTransitionToHostInstancesRecursive",
  "restoreViewTransitionName",
  "restoreViewTransitionOnHostInstances",
  "commitAppearingPairViewTransitions",
  "commitEnterViewTransitions",
  "commitDeletedPairViewTransitions",
  "commitExitViewTransitions",
  "commitNestedViewTransitions",
  "restorePairedViewTransitions",
  "restoreEnterOrExitViewTransitions",
  "restoreNestedViewTransitions",
  "measureViewTransitionHostInstancesRecursive",
  "measureNestedViewTransitions",
  "measureInstance",
  "measureClonedInstance",
  "createMeasurement",
  "getViewTransitionName",
  "getViewTransitionClassName",
  "getClassNameByType",
  "createViewTransitionInstance",
  "ViewTransitionPseudoElement",
  "ViewTransitionPseudoElement.prototype.animate",
  "ViewTransitionPseudoElement.prototype.getAnimations",
  "ViewTransitionPseudoElement.prototype.getComputedStyle",
  "scheduleViewTransitionEvent",
  "queueTransitionTypes",
];
const FRAGMENT_REF_FUNCTIONS = [
  "FragmentInstance",
  "commitNewChildToFragmentInstances",
  "commitNewChildToFragmentInstance",
  "commitFragmentInstanceInsertionEffects",
  "commitFragmentInstanceDeletionEffects",
  "deleteChildFromFragmentInstance",
  "traverseVisibleInstancesAndTextInstances",
  "validateDocumentPositionWithFiberTree",
  "schedulePendingIntersectionUnobserve",
  "scrollTextNodeIntoView",
  "collectClientRects",
  ...[
    "addEventListener",
    "removeEventListener",
    "dispatchEvent",
    "focus",
    "focusLast",
    "blur",
    "observeUsing",
    "unobserveUsing",
    "getClientRects",
    "getRootNode",
    "compareDocumentPosition",
    "scrollIntoView",
  ].map((name) => `FragmentInstance.prototype.${name}`),
];
const FORM_ACTION_FUNCTIONS = [
  "mountActionState",
  "updateActionState",
  "updateActionStateImpl",
  "rerenderActionState",
  "dispatchActionState",
  "runActionStateAction",
  "handleActionReturnValue",
  "onActionSuccess",
  "onActionError",
  "notifyActionListeners",
  "extractEvents$1",
  "startHostTransition",
  "ensureFormComponentIsStateful",
  "TransitionAwareHostComponent",
  "requestFormReset",
  "requestFormReset$1",
  "recursivelyResetForms",
];
/** React's code that loads style sheets, scripts and images by `precedence`, `async` or `preload()`. */
const REACT_ASSET_FUNCTIONS = [
  "acquireResource",
  "insertStylesheet",
  "insertStylesheetIntoRoot",
  "preloadStylesheet",
  "preloadResourceAndSuspendIfNeeded",
  "preloadInstanceAndSuspendIfNeeded",
  "accumulateSuspenseyCommitOnFiber",
  "suspendResource",
  "suspendInstance",
  "estimateBandwidth",
  "preload",
  "preloadModule",
  "preinitStyle",
  "preinitScript",
  "preinitModuleScript",
  "preconnectAs",
  "insertSuspendedStylesheets",
  "onUnsuspend",
];

/**
 * React's functions for events that no element of the store listens to (`onSelect`, `onBeforeInput`), and for events of
 * Internet Explorer.
 */
const REACT_EVENT_FUNCTIONS = [
  "constructSelectEvent",
  "getNativeBeforeInputChars",
  "getFallbackBeforeInputChars",
  "getData",
  "handleEventsForInputEventPolyfill",
  "getTargetInstForInputEventPolyfill",
  "handlePropertyChange",
  "stopWatchingForValueChange",
];

/**
 * Functions of libraries that the store never uses, by module. React Router: the pages have no forms, fetchers or
 * blockers, all routes are known at start (`react-router.config.ts`), there is no instrumentation, and links do not
 * prefetch. React: `unused-parts.test.ts` checks that the store uses none of these features. The bundler cannot detect
 * this.
 */
export const UNUSED_LIBRARY_FUNCTIONS_BY_FILE: Record<string, UnusedFileParts> = {
  "react-router/dist/production/lib/router/router.js": {
    empty: [
      "handleAction",
      "fetch",
      "handleFetcherAction",
      "handleFetcherLoader",
      "getInstrumentationNavigateMeta",
      "shouldBlockNavigation",
      "updateBlocker",
      "getBlocker",
      "deleteBlocker",
      "markFetchRedirectsDone",
      "deleteFetcher",
      "setFetcherError",
      "queueFetcherForDeletion",
      "abortFetcher",
      "resetFetcher",
      "updateFetcherState",
      "getLoadingFetcher",
      "abortStaleFetchLoads",
      "getUpdatedRevalidatingFetchers",
      // Functions for actions, for the discovery of routes and for view transitions.
      "getSubmissionFromNavigation",
      "getUpdatedActionData",
      "discoverRoutes",
      "patchRoutesImpl",
      "persistAppliedTransitions",
      "restoreAppliedTransitions",
    ],
    bodies: { normalizeNavigateOptions: "return { path };" },
  },
  "react-router/dist/production/lib/router/instrumentation.js": {
    empty: [
      "getRouteInstrumentationUpdates",
      "instrumentClientSideRouter",
      "consumeInstrumentationClientResultMetaReceiver",
    ],
  },
  "react-router/dist/production/lib/dom/ssr/fog-of-war.js": {
    empty: ["isFogOfWarEnabled", "getPatchRoutesOnNavigationFunction", "useFogOFWarDiscovery"],
  },
  "react-router/dist/production/lib/dom/ssr/components.js": {
    empty: ["PrefetchPageLinks"],
    // `Scripts` is not used, because the built store has its own start script.
    none: ["Scripts"],
    bodies: { usePrefetchBehavior: "return [false, null, {}];" },
  },
  "react-router/dist/production/lib/dom/ssr/single-fetch.js": {
    empty: ["singleFetchActionStrategy", "singleFetchLoaderFetcherStrategy", "nonSsrStrategy"],
  },
  "react-router/dist/production/lib/hooks.js": {
    empty: [],
    // `DefaultErrorComponent` is not used, because the root has an error page of its own.
    none: ["DefaultErrorComponent"],
    // Redirects of server components are thrown as errors. The store has no server components.
    bodies: { RSCErrorHandler: "return children;" },
  },
  // The texts contain plurals and plain values only. Dates are formatted by `packages/domain`.
  "@lingui/core/dist/index.mjs": { empty: ["date", "time"] },
  "react/cjs/react.production.js": { empty: ["mapIntoArray", "exports.cloneElement"] },
  "react-dom/cjs/react-dom.production.js": {
    empty: ["preload", "preloadModule", "preinit", "preinitModule", "preconnect", "prefetchDNS"].map(
      (name) => `exports.${name}`,
    ),
  },
  "react-dom/cjs/react-dom-client.production.js": {
    empty: [
      ...VIEW_TRANSITION_FUNCTIONS,
      ...FRAGMENT_REF_FUNCTIONS,
      ...FORM_ACTION_FUNCTIONS,
      ...REACT_ASSET_FUNCTIONS,
      ...REACT_EVENT_FUNCTIONS,
      // React's functions for the selection in editable elements other than form fields.
      "getNodeForCharacterOffset",
      // React's functions for attributes with a namespace (`xlinkHref`), for React's compiler, and for
      // `scheduleHydration`.
      "setValueForNamespacedAttribute",
      "useMemoCache",
      "attemptExplicitHydrationTarget",
      "ReactDOMHydrationRoot.prototype.unstable_scheduleHydration",
      // React's functions for `<Activity>` and `<SuspenseList>`.
      "updateActivityComponent",
      "retryActivityComponentWithoutHydrating",
      "commitActivityHydrationCallbacks",
      "updateSuspenseListComponent",
      "initSuspenseListRenderState",
      "cutOffTailIfNeeded",
      // React's function for custom elements (names with a hyphen).
      "setPropOnCustomElement",
      // React's functions for `findDOMNode` and for the browser's default transition indicator, which starts a
      // navigation.
      "ReactDOMSharedInternals.findDOMNode",
      "findCurrentFiberUsingSlowPath",
      "defaultOnDefaultTransitionIndicator",
      // React's functions that add component names to errors. The names are single letters in a production build.
      "describeFiber",
      "describeNativeComponentFrame",
    ],
    none: [
      "getResource",
      "waitForCommitToBeReady",
      "getStackByFiberInDevAndProd",
      "getComponentNameFromType",
    ],
  },
};
