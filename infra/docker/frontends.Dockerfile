# Builds the four frontends, prerenders the public pages, and adds the gateway that serves them.
FROM node:24-slim AS workspace
COPY infra/toolchain/packages /toolchain
# pnpm from the lockfile of the toolchain, whose digests npm ci verifies; Node.js comes with the base image.
RUN npm ci --prefix /toolchain --ignore-scripts --no-audit --no-fund \
    && ln -s /toolchain/node_modules/@pnpm/exe.*/pnpm /usr/local/bin/pnpm
WORKDIR /app
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml ./

FROM workspace AS frontends
COPY packages packages
COPY infra/frontend-build infra/frontend-build
COPY infra/notices-pdf infra/notices-pdf
COPY infra/prerender infra/prerender
COPY frontends frontends
RUN --mount=type=cache,target=/pnpm/store \
    pnpm install --frozen-lockfile --filter-prod "{frontends/*}..." --filter-prod "@aera/notices-pdf..." --filter-prod "@aera/prerender..." --store-dir /pnpm/store
# The commit; the image contains no repository to read it from.
ARG GIT_COMMIT=
RUN for frontend in frontends/*; do (cd "$frontend" && node --run build) || exit 1; done
RUN cd infra/prerender && node --run build
RUN rm -rf frontends/*/dist/.building && mkdir /builds && cp -r --parents frontends/*/dist /builds

FROM workspace AS dependencies
COPY packages/content packages/content
COPY packages/contracts packages/contracts
COPY packages/event-bus packages/event-bus
COPY packages/event-store packages/event-store
COPY packages/frontend-versions packages/frontend-versions
COPY packages/service-kit packages/service-kit
COPY services/gateway services/gateway
COPY infra/operator-cli infra/operator-cli
# Without declarations and source maps of dependencies.
RUN --mount=type=cache,target=/pnpm/store \
    pnpm install --frozen-lockfile --prod --filter-prod "@aera/gateway..." --filter-prod "@aera/operator-cli..." --store-dir /pnpm/store \
    && find node_modules -type f -regex '.*\.\(map\|[cm]?ts\)' -delete

# Nothing that installed the dependencies or built the frontends is in the image.
FROM node:24-slim
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY --from=dependencies /app/packages packages
COPY --from=dependencies /app/services services
COPY --from=dependencies /app/infra infra
COPY --from=frontends /builds/frontends frontends
# The operator's command line (it needs the identity key, which is here only), and a volume that collects the builds of several images.
RUN ln -s /app/infra/operator-cli/src/aera.ts /usr/local/bin/aera \
    && mkdir /srv/frontends && chown node:node /srv/frontends
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 STATIC_DIR=/app/frontends
USER node
ENTRYPOINT ["node"]
CMD ["services/gateway/src/main.ts"]
