# Builds the four frontends, prerenders the public pages, and adds the gateway that serves them.
FROM node:24-slim AS workspace
COPY infra/toolchain/packages /toolchain
# pnpm from the lockfile of the toolchain, whose digests npm ci verifies; Node.js comes with the base image.
RUN npm ci --prefix /toolchain --ignore-scripts --no-audit --no-fund \
    && rm -rf /toolchain/node_modules/node-* /root/.npm \
    && ln -s /toolchain/node_modules/@pnpm/exe.*/pnpm /usr/local/bin/pnpm
WORKDIR /app
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml ./
COPY packages packages

FROM workspace AS frontends
COPY infra/frontend-build infra/frontend-build
COPY infra/notices-pdf infra/notices-pdf
COPY infra/prerender infra/prerender
COPY frontends frontends
RUN --mount=type=cache,target=/pnpm/store \
    pnpm install --frozen-lockfile --filter "{frontends/*}..." --filter "@aera/prerender..." --store-dir /pnpm/store
# The commit; the image contains no repository to read it from.
ARG GIT_COMMIT=
RUN for frontend in frontends/*; do (cd "$frontend" && node --run build) || exit 1; done
RUN cd infra/prerender && node --run build && rm -rf ../../frontends/*/node_modules ../../frontends/*/src ../../frontends/*/dist/.building

FROM workspace
COPY services/gateway services/gateway
RUN --mount=type=cache,target=/pnpm/store \
    pnpm install --frozen-lockfile --prod --filter-prod "@aera/gateway..." --filter-prod "@aera/operator-cli..." --store-dir /pnpm/store
COPY --from=frontends /app/frontends frontends
# The operator's command line: it needs the identity key, which is here only.
RUN ln -s /app/packages/operator-cli/src/aera.ts /usr/local/bin/aera
# A volume that collects the builds of several images.
RUN mkdir /srv/frontends && chown node:node /srv/frontends
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 STATIC_DIR=/app/frontends
USER node
ENTRYPOINT ["node"]
CMD ["services/gateway/src/main.ts"]
