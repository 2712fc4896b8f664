# One image for all services: `command` says which one runs. TypeScript runs directly on Node, so nothing is built.
FROM node:24-slim
RUN npm install --global pnpm@12.21.0
WORKDIR /app
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml ./
COPY packages packages
COPY services services
RUN --mount=type=cache,target=/pnpm/store \
    pnpm install --frozen-lockfile --prod --filter-prod "{services/*}..." --store-dir /pnpm/store
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
USER node
ENTRYPOINT ["node"]
